import type { MessageBody } from './message-body.ts'

type Shape = 'discord' | 'ntfy' | 'gotify' | 'telegram'

/** What is posted, and where. */
interface WebhookPost {
  readonly url: string
  readonly body: object
}

/** Discord takes 2,000 characters. */
const MAX_CONTENT_LENGTH = 1900
/** ntfy takes 4,096 bytes; the others take more. */
const MAX_TEXT_LENGTH = 1300

/** By the end of an address, such as `https://push.example.org/topic#ntfy`. */
const SHAPE_IN_FRAGMENT = /^#(discord|ntfy|gotify|telegram)$/

/** A message as the receiver at an address takes it: the fragment names it, else the address speaks for it. (REM-26) */
export function webhookPost(url: URL, message: MessageBody, origin: string): WebhookPost {
  const { href } = Object.assign(new URL(url), { hash: '' })
  const click = `${origin}${message.path}`
  const text = cut(message.lines.join('\n'), MAX_TEXT_LENGTH)
  const title = message.title === '' ? 'Ephemeris' : message.title
  switch (shapeOf(url)) {
    case 'ntfy': {
      const topic = url.pathname.split('/').filter(Boolean).at(-1) ?? ''
      // JSON goes to the folder of the topic.
      const { href: folder } = Object.assign(new URL('.', href.replace(/\/(?=\?|$)/, '')), { search: url.search })
      return { url: folder, body: { topic, title, message: text, click } }
    }
    case 'gotify': {
      const extras = { 'client::notification': { click: { url: click } } }
      return { url: href, body: { title, message: text, priority: 5, extras } }
    }
    case 'telegram': {
      // What follows an @ at once would be mentioned.
      const words = `${title}\n${text}`.replaceAll('@', '@\u2060')
      const chat = url.searchParams.get('chat_id')
      return {
        url: href,
        body: { chat_id: chat, text: `${words}\n${click}`, link_preview_options: { is_disabled: true } },
      }
    }
    case 'discord':
      return { url: href, body: discordContent(message, click) }
  }
}

function shapeOf({ hostname, pathname, searchParams, hash }: URL): Shape {
  const named = SHAPE_IN_FRAGMENT.exec(hash)?.[1]
  if (named) return named as Shape
  if (hostname === 'api.telegram.org') return 'telegram'
  if (hostname === 'ntfy.sh' || hostname.startsWith('ntfy.')) return 'ntfy'
  return pathname.endsWith('/message') && searchParams.has('token') ? 'gotify' : 'discord'
}

/** What Discord takes, and others that take the same. No one is mentioned by a title. */
function discordContent({ title, lines }: MessageBody, click: string): object {
  const head = title === '' ? [] : [`**${plain(title)}**`]
  const content = cut([...head, ...lines.map(plain), `<${click}>`].join('\n'), MAX_CONTENT_LENGTH)
  return { username: 'Ephemeris', content, allowed_mentions: { parse: [] } }
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${[...text].slice(0, length).join('')}…`
}

/** Escapes the characters that Markdown would interpret. */
function plain(text: string): string {
  return text.replace(/[\\*_~`|>[\]]/g, '\\$&')
}
