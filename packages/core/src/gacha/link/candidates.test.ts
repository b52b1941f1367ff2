import { expect, test } from 'vitest'
import { candidatesIn } from './candidates.ts'

test('LINK-2 an address is taken apart, and what it does not have is empty', () => {
  expect(candidatesIn('https://Example.ORG')).toEqual([{ host: 'example.org', path: '/', query: '', fragment: '' }])
  expect(candidatesIn('https://example.org:443/a/b?c=1&d=?#/e?f=2')).toEqual([
    { host: 'example.org', path: '/a/b', query: 'c=1&d=?', fragment: '/e?f=2' },
  ])
})

test.each([
  'https://user@example.org/a',
  'https://example.org:8443/a',
  'https://exa%6dple.org/a',
  'http://example.org/a',
  'https:///a',
])('LINK-2 %s is no candidate', (text) => {
  expect(candidatesIn(text)).toEqual([])
})

test('LINK-1 every address of a text is found, in order, without the marks of the sentence around it', () => {
  const text = 'see (https://one.example/a), "https://two.example/b"; or https://three.example/c].'
  expect(candidatesIn(text).map(({ host, path, query }) => `${host}${path}${query}`)).toEqual([
    'one.example/a',
    'two.example/b',
    'three.example/c',
  ])
})
