/** Who is asked what is announced: mirrors one after another, the publishers where none of them answers. */
export interface CatalogueSources {
  /** Origins of other instances, the first is asked first. */
  readonly mirrors: readonly string[]
  readonly asksPublishers: boolean
}

const MOST_MIRRORS = 5

/** `official`, `off`, or origins of other instances and perhaps `official` behind them; `fault`: what is wrong with it. */
export function readCatalogueSources(text: string): CatalogueSources | { readonly fault: string } {
  const names = text.split(',').map((name) => name.trim())
  if (names.length === 1 && names[0] === 'off') return { mirrors: [], asksPublishers: false }
  const asksPublishers = names.at(-1) === 'official'
  const mirrors = asksPublishers ? names.slice(0, -1) : names

  if (mirrors.includes('official')) return { fault: 'official stands last, behind the instances that are asked first' }
  if (mirrors.includes('off')) return { fault: 'off stands alone' }
  const wrong = mirrors.find((name) => !isOrigin(name))
  if (wrong !== undefined) {
    return { fault: `expected official, off, or origins such as https://ephemeris.example, not "${wrong}"` }
  }
  const origins = mirrors.map((name) => new URL(name).origin)
  if (new Set(origins).size < origins.length) return { fault: 'names an instance twice' }
  if (origins.length > MOST_MIRRORS) return { fault: `names more than ${MOST_MIRRORS} instances` }
  return { mirrors: origins, asksPublishers }
}

/** https at its usual port; nothing behind the host. */
function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, origin, href, port } = new URL(text)
  return protocol === 'https:' && port === '' && href === `${origin}/`
}
