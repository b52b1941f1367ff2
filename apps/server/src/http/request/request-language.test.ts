import { endpoint } from '@ephemeris/contract/endpoint'
import { wire } from '@ephemeris/contract/wire/wire'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { startTestServer } from '#server/testing/test-server'

const named = wire(z.object({ name: z.string() }), { read: (w) => w, write: (value) => value })
const call = { auth: 'none', path: '/api/greeting', summary: '', input: named, reply: named } as const

const { ask } = await startTestServer({
  mount: (api) => {
    api.on(endpoint({ ...call, method: 'GET' }), (value) => value)
    api.on(endpoint({ ...call, method: 'POST' }), (value) => value)
  },
})

test.each([
  ['lang=fr', 'ja', 'fr', 'Un champ obligatoire manque. name'],
  ['lang=zh-hant', '', 'zh-Hant', '缺少必填欄位。name'],
  ['lang=', 'ja', 'ja', '必須の項目がありません。name'],
  ['lang=xx', 'de, en;q=0.2, ko;q=0.9', 'ko', '필수 항목이 없습니다. name'],
  ['', 'fr;q=0, zh-TW', 'zh-Hant', '缺少必填欄位。name'],
  ['', 'zh-CN,zh;q=0.9,en;q=0.8', 'zh-Hans', '缺少必填字段。name'],
  ['', 'de', 'en', 'A required field is missing. name'],
  ['', ';;,=q', 'en', 'A required field is missing. name'],
])(
  'API-18 a refusal speaks the language of the caller: ?%s and Accept-Language: %s',
  async (query, accepted, language, message) => {
    const answer = await ask(`GET /api/greeting?${query}`, { headers: { 'accept-language': accepted } })
    expect(answer.headers['content-language']).toBe(language)
    expect(JSON.parse(answer.text).message).toBe(message)
  },
)

test('API-36 an Accept-Language of more than 1,000 characters counts as absent', async () => {
  const languageFor = async (accepted: string) =>
    (await ask('GET /api/greeting', { headers: { 'accept-language': accepted } })).headers['content-language']
  expect(await languageFor(`ja,${'x'.repeat(997)}`)).toBe('ja')
  expect(await languageFor(`ja,${'x'.repeat(998)}`)).toBe('en')
})

test('API-18 a body may say the language too', async () => {
  const answer = await ask('POST /api/greeting', {
    headers: { 'content-type': 'application/json' },
    body: '{"lang":"ja"}',
  })
  expect(JSON.parse(answer.text).message).toBe('必須の項目がありません。name')
})
