/** The other service that the host of this server trusts: the browser goes there, and comes back to `/device`. */
import { post } from '../base/browser/api'
import type { OpenIdAddress, OpenIdBody } from '../generated/protocol'

/** Leave this page for the other service. */
export async function visitOpenId(aim: OpenIdBody['aim']): Promise<void> {
  location.assign((await post<OpenIdAddress>('/person/openid', { aim })).url)
}
