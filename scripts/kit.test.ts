import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listOutsideKit, outsideKit } from './kit.mjs'

const SHEET = 'apps/web/src/features/any/any.module.css'
const COMPONENT = 'apps/web/src/features/any/any.tsx'

const refused: Record<string, string[][]> = {
  [SHEET]: [
    ['.a {', '  font-size: var(--text-sm);', '}'],
    ['.a {', '  line-height: 1;', '}'],
    ['.a {', '  font-weight: var(--weight-bold);', '}'],
    ['.a {', '  color: var(--text-muted);', '}'],
    ['.a {', '  gap: 8px;', '}'],
    ['.a {', '  column-gap: 8px;', '}'],
    ['.a {', '  clip-path: inset(50%);', '}'],
    ['@media (width < 48em) {', '}'],
    ['@media (--phone), (max-width: 479px) {', '}'],
  ],
  [COMPONENT]: [
    ['<button type="button" />'],
    ['<button'],
    ["useMedia('(width < 48em)')"],
    ["mediaMatches('(width >= 62em)')"],
  ],
}

const allowed: Record<string, string[][]> = {
  [SHEET]: [
    ['.a {', '  background-color: var(--text-muted);', '}'],
    ['.a {', '  --gap: 2px;', '}'],
    ['/* gap: 8px;', '   font-size: 2px */'],
    ['@media (--phone), (--side) {', '}'],
    ['@media (prefers-reduced-motion: reduce) {', '}'],
  ],
  [COMPONENT]: [
    ['<Pressable />'],
    ["useWindow('phone')"],
    ["useMedia('(prefers-color-scheme: dark)')"],
    ['<ButtonRow>'],
  ],
}

test('OPS-113 whatever stands around it, each thing that the kit has a name for is found in its line', () => {
  for (const file of [SHEET, COMPONENT]) {
    const block = fc.oneof(
      fc.constantFrom(...(refused[file] ?? [])).map((lines) => ({ lines, faults: 1 })),
      fc.constantFrom(...(allowed[file] ?? [])).map((lines) => ({ lines, faults: 0 })),
    )
    fc.assert(
      fc.property(fc.array(block), (blocks) => {
        const found = outsideKit(file, blocks.flatMap(({ lines }) => lines).join('\n'))
        expect(found).toHaveLength(blocks.reduce((sum, { faults }) => sum + faults, 0))
      }),
    )
  }
})

test('OPS-113 outside ui nothing is written by hand that the kit has, and the list of what is not moved is exact', () => {
  expect(listOutsideKit()).toEqual([])
})
