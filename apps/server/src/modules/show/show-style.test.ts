import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SHOW_STYLE } from './show-style.ts'

const TOKENS = readFileSync(new URL('../../../../web/src/ui/base/tokens.css', import.meta.url), 'utf8')

function tokensOf(block: string): ReadonlyMap<string, string> {
  const from = TOKENS.indexOf(`\n${block}`)
  const body = TOKENS.slice(from, TOKENS.indexOf('\n}', from))
  return new Map([...body.matchAll(/(--[\w-]+): (#\w+);/g)].map(([, key = '', value = '']) => [key, value]))
}

test('SHOW-2 the page has the colours of the app, by day and by night', () => {
  const [light = '', dark = ''] = [...SHOW_STYLE.matchAll(/:root\{(.*?)\}/g)].map(([, block = '']) => block)
  for (const [block, tokens] of [
    [light, tokensOf(':root,')],
    [dark, tokensOf('[data-color-scheme="dark"]')],
  ] as const) {
    const own = [...block.matchAll(/(--[\w-]+):(#\w+)/g)].map(([, key = '', value = '']) => [key, value] as const)
    expect(own.length).toBeGreaterThan(8)
    expect(own.map(([key]) => [key, tokens.get(key)])).toEqual(own)
  }
})

test('SHOW-2 costs have the colours of the scale of pity', () => {
  const scale = tokensOf(':root {')
  const grades = [...SHOW_STYLE.matchAll(/\[data-grade="(\w+)"\]\{background:(#\w+);color:(#\w+)\}/g)]
  expect(grades).toHaveLength(8)
  for (const [, grade, ground, text] of grades) {
    expect([ground, text]).toEqual([scale.get(`--pity-${grade}`), scale.get(`--on-pity-${grade}`)])
  }
})
