/** When and where one hears that it is one's turn, as the server knows it. */
import { del, get, post } from '../../base/browser/api'
import type { Language } from '../../base/text/texts'
import { zoneHere } from '../../base/text/time-zone'
import type { NewChannel, Notices, NoticeTimesBody } from '../../generated/protocol'
import { Attempts } from '../attempts.svelte'
import type { Proof } from '../proof/proof.svelte'
import { type Codes, subscribe } from './web-push'

export type ChannelKind = 'mail' | 'push' | 'webhook'

const path = (id: string): string => `/person/channels/${encodeURIComponent(id)}`

export class PersonNotices extends Attempts {
  all = $state.raw<Notices | null>(null)
  /** What signs the messages to the webhook that was just added. */
  secret = $state('')
  /** The id of the channel that was just added. */
  added = $state('')
  /** What was done last, for those who cannot see it. */
  said = $state('')

  constructor(
    private readonly lang: Language,
    private readonly proof: Proof,
  ) {
    super()
  }

  async #do(work: () => Promise<Notices>): Promise<boolean> {
    return this.attempt(async () => {
      this.said = ''
      this.all = await this.proof.before(work)
    })
  }

  /** What was chosen; before that, what fits this browser. */
  get times(): NoticeTimesBody | null {
    if (!this.all) return null
    return this.all.chosen ? this.all.times : { ...this.all.times, zone: zoneHere(), locale: this.lang }
  }

  load = (): Promise<boolean> => this.#do(() => get<Notices>('/person/notices'))

  choose = (times: NoticeTimesBody): Promise<boolean> =>
    this.#do(() => post<Notices>('/person/notices', { ...times, locale: this.lang }))

  /** Add a channel. What was not chosen yet is taken from this browser. */
  async #add(kind: ChannelKind, target: string): Promise<NewChannel> {
    if (this.times && !this.all?.chosen) await post('/person/notices', this.times)
    return post<NewChannel>('/person/channels', { kind, target, lang: this.lang })
  }

  add = (kind: ChannelKind, target: string): Promise<boolean> =>
    this.#do(async () => {
      const { id, secret } = await this.#add(kind, target)
      this.secret = secret
      this.added = id
      return get<Notices>('/person/notices')
    })

  /** Have notices shown in this browser; the code arrives here, too, so nobody has to type it. */
  addBrowser = (codes: Codes): Promise<boolean> =>
    this.#do(async () => {
      const target = await subscribe(this.all?.push_key ?? '', this.lang)
      const { id } = await this.#add('push', target)
      return post<Notices>(`${path(id)}/proof`, { code: await codes.next() })
    })

  prove = (id: string, code: string): Promise<boolean> => this.#do(() => post<Notices>(`${path(id)}/proof`, { code }))

  /** Send a test; what became of it is shown in either case. */
  test = (id: string): Promise<boolean> => this.#do(() => post<Notices>(`${path(id)}/test`))

  /** Remove a channel.
   *
   * @param last the reader knows that it is the last way to sign in */
  remove = (id: string, last: boolean): Promise<boolean> =>
    this.#do(() => del<Notices>(`${path(id)}${last ? '?last=true' : ''}`))
}
