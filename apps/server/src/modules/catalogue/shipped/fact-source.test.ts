import { expect, test } from 'vitest'
import { factSource } from './fact-source.ts'

test.each([
  'https://hoyolab.com/article/1',
  'https://www.hoyolab.com/article/1?lang=en',
  'https://wutheringwaves.kurogames.com/en/',
])('CAT-27 (C106) a source on a known site is linked: %s', (ref) => {
  expect(factSource('genshin', 'catalogue', ref).url).toBe(ref)
})

test.each([
  null,
  'seen in the game',
  'http://hoyolab.com/article/1',
  'https://evilhoyolab.com/',
  'https://hoyolab.com.evil.test/',
  'https://hoyolab.com@evil.test/',
  'https://evil.test/#hoyolab.com',
  'javascript:alert(1)//hoyolab.com',
  'ftp://hoyolab.com/',
])('CAT-27 (C106) another one is not: %s', (ref) => {
  expect(factSource('genshin', 'catalogue', ref).url).toBeNull()
})
