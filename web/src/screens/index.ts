/** The screens, each of them fetched when it is needed. */
import type { Component } from 'svelte'

import type { Route } from '../base/browser/routes'

export interface Fetched {
  screen: Route['screen']
  component: Component<{ route: Route }>
}

const SCREENS: Record<Route['screen'], () => Promise<{ default: unknown }>> = {
  home: () => import('./Home.svelte'),
  table: () => import('./Table.svelte'),
  join: () => import('./Join.svelte'),
  replay: () => import('./Replay.svelte'),
  verify: () => import('./Verify.svelte'),
  rules: () => import('./Rules.svelte'),
  gallery: () => import('./Gallery.svelte'),
  learn: () => import('./Learn.svelte'),
  solve: () => import('./Solve.svelte'),
  explore: () => import('./Explore.svelte'),
  review: () => import('./Review.svelte'),
  puzzle: () => import('./Puzzle.svelte'),
  puzzles: () => import('./Puzzles.svelte'),
  about: () => import('./About.svelte'),
  privacy: () => import('./Privacy.svelte'),
  device: () => import('./Device.svelte'),
  unknown: () => import('../widgets/NotFound.svelte'),
}

/** Fetch a screen. Each gets only routes that name it. */
export async function screenOf(screen: Route['screen']): Promise<Fetched> {
  const { default: component } = await SCREENS[screen]()
  return { screen, component: component as Fetched['component'] }
}
