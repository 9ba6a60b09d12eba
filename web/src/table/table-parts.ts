/** The parts of a table that are fetched when they are wanted. */
export const PARTS = {
  menu: () => import('./TableMenu.svelte'),
  hint: () => import('../study/BotHint.svelte'),
  result: () => import('./TableResult.svelte'),
  planner: () => import('../study/PlannerDialog.svelte'),
  offer: () => import('../people/KeepOffer.svelte'),
  pause: () => import('./PauseBanner.svelte'),
  invitations: () => import('./Invitations.svelte'),
}
