import { pushMessage } from '@ephemeris/contract/reminders/push-message'
import { readUrl } from '#web/lib/server/read-url'

export interface ShownPush {
  readonly title: string
  readonly options: NotificationOptions & { readonly data: { readonly page: string } }
}

const NAME = 'Ephemeris'
const ICON = '/icons/icon-192.png'

/**
 * What is shown of a push. One that cannot be read is shown as well, under the product's name: iOS ends the subscription
 * of an app that takes pushes without showing anything. (REM-46)
 */
export function shownPush(text: string | null, origin: string): ShownPush {
  const message = pushMessage.safeParse(parsed(text))
  if (!message.success) return { title: NAME, options: { icon: ICON, data: { page: '/' } } }
  const { title, body, lang, dir, tag, navigate, silent } = message.data.notification
  return { title, options: { body, lang, dir, tag, silent, icon: ICON, data: { page: pageOfPush(navigate, origin) } } }
}

/**
 * The page of ours that a notification opens, whichever of its hosts the server has named; the first one for what is no
 * address of a page. (REM-46)
 */
export function pageOfPush(address: unknown, origin: string): string {
  const url = typeof address === 'string' ? readUrl(address, origin) : null
  if (!url) return '/'
  const { protocol, pathname, search, hash } = url
  // Two slashes at the beginning would be another host.
  return /^https?:$/.test(protocol) && !pathname.startsWith('//') ? pathname + search + hash : '/'
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return null
  }
}
