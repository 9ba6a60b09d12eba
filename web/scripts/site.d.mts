import type { Plugin } from 'vite'

export function taken(svg: string): { drawing: string; colour: string; side: number }
export function filled(
  drawn: { drawing: string; colour: string; side: number },
  width: number,
  height: number,
  part: number,
): string
export function ico(image: Uint8Array, side: number): Uint8Array
export function manifest(lang: string): {
  lang: string
  description: string
  icons: { src: string; sizes: string; purpose: string }[]
}
export function offline(): string
export function noticeWords(): Record<string, Record<string, { title: string; body: string }>>
export function siteFiles(): Record<string, string>
export function site(): Plugin
