/** The pages about a game, and the links between them. */
import { GUIDES } from '../base/browser/routes'

export interface GuideLink {
  /** Which of the pages; '': the numbered rules; null: none of them, but the gallery. */
  guide: string | null
  /** The key of its name. */
  label: string
  href: string
}

export const guidePath = (game: string, guide: string): string => `/rules/${game}${guide && `/${guide}`}`

/** First how to play, then the rules, then what to look up. */
export function guidesOf(game: string): GuideLink[] {
  const tabs = ['learn', '', ...GUIDES.filter((guide) => guide !== 'learn')]
  return [
    ...tabs.map((guide) => ({ guide, label: `web-guide-${guide || 'rules'}`, href: guidePath(game, guide) })),
    { guide: null, label: 'web-gallery', href: `/gallery/${game}` },
  ]
}
