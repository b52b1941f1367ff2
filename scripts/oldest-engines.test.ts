import { expect, test } from 'vitest'
import { newerStyles, newerThanSupported } from './oldest-engines.mjs'

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
  ['a newer flag of a regular expression', 'RegExp(`[\\p{L}--[a-z]]`,`v`)'],
  ['a name twice in a regular expression', '/(?<y>a)|(?<y>b)/'],
  ['flags inside a regular expression', '/(?i:a)b/'],
  ['methods of sets', 'a.union(b)'],
  ['Response.json()', 'Response.json(e)'],
  ['canvases of workers', 'let e=new OffscreenCanvas(1,1)'],
])('OPS-105 the build refuses %s', (name, code) => {
  expect(newerThanSupported(code)).toEqual([expect.stringContaining(`${name}: `)])
})

test.each([
  ['a colour made of another one', '.a{color:rgb(from red r g b / 50%)}'],
  ['@scope', '@scope (.a){.b{c:d}}'],
  ['lines of text as a length', '.a{height:2lh}'],
  ['functions of numbers', '.a{width:round(1px,2px)}'],
  [':user-valid, :user-invalid', '.a:user-invalid{c:d}'],
])('OPS-105 the build refuses %s in styles', (name, styles) => {
  expect(newerStyles(styles)).toEqual([expect.stringContaining(`${name}: `)])
})

test.each([
  ['a named group', '/(?<year>\\d+)/'],
  ['a look-ahead', '/\\d(?=\\D)/'],
  ['a width in an older way', '@media (max-width:47.99em){a>b{c:d}}'],
  ['a function that is asked for first', 'typeof URL.canParse==`function`?URL.canParse(e):f(e)'],
  ['a flag that all know', 'RegExp(`a`,`gu`)'],
  ['a canvas that may be missing', 'try{let n=new OffscreenCanvas(e,t);return n}catch{}'],
  ['a function with another way', '`requestIdleCallback`in window?window.requestIdleCallback(e):setTimeout(e)'],
])('OPS-105 the build lets %s pass', (_, code) => {
  expect(newerThanSupported(code)).toEqual([])
})
