import { expect, test } from 'vitest'
import { readCatalogueSources } from './catalogue-sources.ts'
import { readEnv } from './env.ts'

test.each([
  ['official', { mirrors: [], asksPublishers: true }],
  ['off', { mirrors: [], asksPublishers: false }],
  ['https://a.example', { mirrors: ['https://a.example'], asksPublishers: false }],
  [
    'https://a.example/, https://b.example ,official',
    { mirrors: ['https://a.example', 'https://b.example'], asksPublishers: true },
  ],
])('MIR-8 %s is understood', (text, sources) => {
  expect(readCatalogueSources(text)).toEqual(sources)
  expect(readEnv({ CATALOGUE_SOURCES: text }).catalogueSources).toEqual(sources)
})

test.each([
  ['official,https://a.example', 'stands last'],
  ['https://a.example,off', 'off stands alone'],
  ['off,https://a.example', 'off stands alone'],
  ['http://a.example', 'not "http://a.example"'],
  ['https://a.example:8443', 'not "https://a.example:8443"'],
  ['https://user@a.example', 'not "https://user@a.example"'],
  ['https://a.example/path', 'not "https://a.example/path"'],
  ['https://a.example,,official', 'not ""'],
  ['everything', 'not "everything"'],
  ['https://a.example,https://a.example/', 'twice'],
  [[1, 2, 3, 4, 5, 6].map((n) => `https://${n}.example`).join(), 'more than 5'],
])('MIR-8 %s is refused at the start with what is wrong', (text, fault) => {
  expect(() => readEnv({ CATALOGUE_SOURCES: text })).toThrow(fault)
})

test('MIR-8 an instance does not mirror itself', () => {
  const env = { CATALOGUE_SOURCES: 'https://a.example,official', PUBLIC_URL: 'https://a.example' }
  expect(() => readEnv(env)).toThrow('names this instance itself')
})
