import type { Plugin } from 'vite'

export function sharing(): Plugin
