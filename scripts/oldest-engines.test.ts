import { expect, test } from 'vitest'
import { newerThanSupported } from './oldest-engines.mjs'

test.each([
  ['look-behind in a regular expression', 'e.replace(/(?<=\\d)(?=\\D)/g,``)'],
  ['look-behind in a regular expression', 'new RegExp(`(?<!a)b`)'],
  ['the range of a media query', '@media (width<48em){a{b:c}}'],
  ['nested styles', '.a{color:red;&:hover{color:blue}}'],
  ['groupBy()', 'Object.groupBy(e,t)'],
  ['Promise.withResolvers()', 'let{promise:e}=Promise.withResolvers()'],
  ['URL.parse(), URL.canParse()', 'URL.canParse(e)&&f()'],
  ['AbortSignal.any()', 'AbortSignal.any([a,b])'],
  ['methods of iterators', 'e.values().map(t)'],
  ['requestIdleCallback()', 'window.requestIdleCallback(e)'],
])('OPS-105 the build refuses %s', (name, code) => {
  expect(newerThanSupported(code)).toEqual([expect.stringContaining(`${name}: `)])
})

test.each([
  ['a named group', '/(?<year>\\d+)/'],
  ['a look-ahead', '/\\d(?=\\D)/'],
  ['a width in an older way', '@media (max-width:47.99em){a>b{c:d}}'],
  ['a function that is asked for first', 'typeof URL.canParse==`function`?URL.canParse(e):f(e)'],
  ['a function with another way', '`requestIdleCallback`in window?window.requestIdleCallback(e):setTimeout(e)'],
])('OPS-105 the build lets %s pass', (_, code) => {
  expect(newerThanSupported(code)).toEqual([])
})
