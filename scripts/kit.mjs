import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './workspace.mjs'

const FOLDER = 'apps/web/src'
/** Files that were there before the kit and are not written in it yet, one a line: it only becomes shorter. */
const LATER = 'scripts/kit-later.txt'

/** @typedef {{ pattern: RegExp, instead: string }} Refusal */

/** @type {readonly Refusal[]} */
const STYLES = [
  { pattern: /(?<![\w-])(?:font-size|line-height|font-weight)\s*:/, instead: '`Text`, or `text` of `Row` and `Stack`' },
  { pattern: /(?<![\w-])color\s*:\s*var\(--text-muted\)/, instead: '`Text`: `note`, `hint`, `label` or `quiet`' },
  { pattern: /(?<![\w-])(?:row-|column-)?gap\s*:/, instead: '`gap` of `Stack`, `Row` or `Grid`' },
  { pattern: /@media[^{]*\d/, instead: '`@media (--phone)` or another window of `lib/page/windows.ts`' },
  { pattern: /clip-path\s*:\s*inset\(50%\)/, instead: 'the class `visually-hidden`' },
]

/** @type {readonly Refusal[]} */
const COMPONENTS = [
  { pattern: /<button\b/, instead: '`Button`, `IconButton`, `ToggleChip` or `Pressable`' },
  { pattern: /(?:useMedia|mediaMatches)\(\s*['"`][^)]*\d/, instead: '`useWindow`' },
]

/**
 * What features write for themselves and the kit (`ui/`) has a name for. (OPS-113)
 * @param {string} [root] of the repository, or of a copy
 * @returns {string[]} one sentence for each
 */
export function listOutsideKit(root = ROOT) {
  const later = new Set(readFileSync(path.join(root, LATER), 'utf8').split('\n').filter(Boolean))
  const found = filesIn(root).map((file) => ({
    file,
    lines: outsideKit(file, readFileSync(path.join(root, file), 'utf8')),
  }))
  const needed = new Set(found.filter(({ lines }) => lines.length > 0).map(({ file }) => file))
  return [
    ...found
      .filter(({ file }) => !later.has(file))
      .flatMap(({ file, lines }) => lines.map(({ line, instead }) => `${file}:${line} wants ${instead}.`)),
    ...[...later].filter((file) => !needed.has(file)).map((file) => `${file} can leave ${LATER}.`),
  ]
}

/**
 * @param {string} file its name decides what is looked for
 * @param {string} source
 * @returns {{ line: number, instead: string }[]}
 */
export function outsideKit(file, source) {
  const refusals = file.endsWith('.css') ? STYLES : COMPONENTS
  const code = source.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
  return code
    .split('\n')
    .flatMap((text, index) =>
      refusals.filter(({ pattern }) => pattern.test(text)).map(({ instead }) => ({ line: index + 1, instead })),
    )
}

/** @param {string} root */
function filesIn(root) {
  return readdirSync(path.join(root, FOLDER), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => /\.(?:css|tsx?)$/.test(name) && !/\.test(?:-data)?\.tsx?$/.test(name) && !name.startsWith('ui/'))
    .sort()
    .map((name) => `${FOLDER}/${name}`)
}
