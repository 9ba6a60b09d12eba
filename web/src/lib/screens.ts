/** The screens, each of them fetched when it is wanted. */
import type { Component } from 'svelte'
import type { Route } from './routes'

export interface Fetched {
  screen: Route['screen']
  component: Component<{ route: Route }>
}

const SCREENS: Record<Route['screen'], () => Promise<{ default: unknown }>> = {
  home: () => import('./screens/Home.svelte'),
  table: () => import('./screens/Table.svelte'),
  join: () => import('./screens/Join.svelte'),
  replay: () => import('./screens/Replay.svelte'),
  verify: () => import('./screens/Verify.svelte'),
  rules: () => import('./screens/Rules.svelte'),
  gallery: () => import('./screens/Gallery.svelte'),
  learn: () => import('./screens/Learn.svelte'),
  solve: () => import('./screens/Solve.svelte'),
  explore: () => import('./screens/Explore.svelte'),
  review: () => import('./screens/Review.svelte'),
  puzzle: () => import('./screens/Puzzle.svelte'),
  puzzles: () => import('./screens/Puzzles.svelte'),
  about: () => import('./screens/About.svelte'),
  privacy: () => import('./screens/Privacy.svelte'),
  unknown: () => import('./Nowhere.svelte'),
}

/** Fetch a screen. Each gets only routes that name it. */
export async function screenOf(screen: Route['screen']): Promise<Fetched> {
  const { default: component } = await SCREENS[screen]()
  return { screen, component: component as Fetched['component'] }
}
