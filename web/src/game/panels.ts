/** How a game lists its panels. */
import type { Component } from 'svelte'

import type { Panel, PanelProps } from './game-module'

/** A panel; `grows`: it takes what room is left in its column. */
export const panel = <V>(
  id: string,
  area: Panel<V>['area'],
  tab: string,
  component: Component<PanelProps<V>>,
  grows = false,
): Panel<V> => ({ id, area, tab, component, grows })
