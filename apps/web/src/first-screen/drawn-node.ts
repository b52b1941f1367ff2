import { Parser } from 'htmlparser2'
import bar from '#web/features/timeline/bar/bar.module.css'
import picture from '#web/features/timeline/bar/bar-picture.module.css'
import type { DrawnNode } from '#web/lib/kept-drawing/drawing'

/** What nobody sees, and the art at the ends of bars: a third of the bytes and of the time to lay them out. */
const UNDRAWN = new Set([bar.open, picture.picture, 'visually-hidden'])
const UNSEEN_TAGS = new Set(['script', 'template'])

/** What those hear who cannot see it is said by the program. */
const HEARD = /^(?:aria-label|title|tabindex|data-motion)$/

type OpenNode = [tag: string, attributes: Record<string, string>, ...content: DrawnNode[]]

/** The one element that React has written. @throws RangeError if there is none */
export function drawnNode(html: string): DrawnNode {
  const page: OpenNode = ['', {}]
  const open = [page]

  const parser = new Parser(
    {
      onopentag: (tag, attributes) => {
        const seen = Object.entries(attributes).filter(([name]) => !HEARD.test(name))
        const node: OpenNode = [tag, Object.fromEntries(seen)]
        if (isSeen(tag, attributes)) open.at(-1)?.push(node)
        open.push(node)
      },
      ontext: (text) => open.at(-1)?.push(text),
      onclosetag: () => open.pop(),
    },
    // Those of SVG have capitals.
    { lowerCaseTags: false, lowerCaseAttributeNames: false },
  )
  parser.end(html)

  const [, , drawn] = page
  if (drawn === undefined) throw new RangeError('nothing was drawn')
  return drawn
}

function isSeen(tag: string, { role, class: names = '' }: Readonly<Record<string, string>>): boolean {
  return !UNSEEN_TAGS.has(tag) && role !== 'progressbar' && !names.split(' ').some((name) => UNDRAWN.has(name))
}
