import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS, instant } from '../time/instant.ts'
import { afterReading, joinCodes } from './kept-codes.ts'
import {
  codeMarkId,
  codeState,
  isGlued,
  isOfReader,
  isPhrase,
  openCodes,
  type RedeemCode,
  readCode,
  redeemPage,
} from './redeem-code.ts'

const NOW = instant(Date.UTC(2026, 8, 20, 12))
const at = (days: number) => instant(NOW + days * DAY_MS)

function code(text: string, rest: Partial<RedeemCode> = {}): RedeemCode {
  return {
    ...{ gameId: 'starrail', code: text, region: 'world', items: [], since: NOW, until: null, url: null },
    ...{ checkedAt: NOW, goneSince: null },
    ...rest,
  }
}

test.each([
  ['KXHN8W7FGB6U', true],
  [' ChefEscoffier0507 ', true],
  ['SUMMERSHALLNOTFADE', true],
  ['MiliastraWonderland', true],
  ['去往挪德卡莱', true],
  ['XVIZDH2B9WGX4TKSX77Y58QK', false],
  ['two words', false],
  ['abc', false],
  ['javascript:alert(1)', false],
  ['', false],
])('CODE-5 "%s" is a code: %s', (text, isCode) => {
  expect(readCode(text)).toBe(isCode ? text.trim() : null)
  expect(isPhrase(text)).toBe(/\p{Script=Han}/u.test(text))
})

test('CODE-5 a code that is two others in a row is none, in either case', () => {
  expect(isGlued('FirstSECOND', ['first', 'second', 'FirstSECOND'])).toBe(true)
  expect(isGlued('FIRST', ['FIRST', 'SECOND'])).toBe(false)
})

test.each([
  ['a stated end that is to come', { until: at(1) }, 'valid'],
  ['a stated end, to its last moment', { until: NOW }, 'valid'],
  ['a stated end that has passed, although its source lists it', { until: instant(NOW - 1) }, 'over'],
  ['no end, read just now', {}, 'valid'],
  ['no end, and months old, as an anniversary’s', { since: at(-120) }, 'valid'],
  ['no end, and gone from its source', { goneSince: at(-1) }, 'perhaps_over'],
  ['gone before its stated end', { until: at(1), goneSince: at(-1) }, 'perhaps_over'],
  ['no end, and a source that is silent', { checkedAt: at(-4) }, 'perhaps_over'],
  ['a stated end, and a source that is silent', { until: at(1), checkedAt: at(-4) }, 'valid'],
] as const)('CODE-3 %s', (_name, rest, state) => {
  expect(codeState(code('WAKING', rest), NOW)).toBe(state)
})

test('CODE-2 upper and lower case are one code with one mark; of China it is another one', () => {
  expect(codeMarkId(code('Waking'))).toBe(codeMarkId(code('WAKING', { region: 'UTC+1' })))
  expect(codeMarkId(code('WAKING'))).not.toBe(codeMarkId(code('WAKING', { region: 'china' })))
  expect(joinCodes([[code('Waking')], [code('WAKING', { until: at(1) })]])).toMatchObject([
    { code: 'Waking', until: at(1) },
  ])
})

test('CODE-4 a code that a later reading lacks is gone; one that comes back is new again, and keeps its end', () => {
  const first = afterReading([], [code('WAKING', { until: at(9) }), code('FIRST')], NOW)
  const second = afterReading(first, [code('first', { checkedAt: at(1), since: at(1) })], at(1))
  expect(second).toMatchObject([
    { code: 'first', since: NOW, checkedAt: at(1), goneSince: null },
    { code: 'WAKING', goneSince: at(1), checkedAt: NOW },
  ])
  const third = afterReading(second, [code('WAKING', { since: at(2), checkedAt: at(2) })], at(2))
  expect(third[0]).toMatchObject({ code: 'WAKING', since: at(2), until: at(9), goneSince: null })
  expect(third[1]).toMatchObject({ code: 'first', goneSince: at(2) })
  expect(afterReading(third, [], at(80))).toEqual([])
})

test('CODE-4 laws of any readings: nothing found is lost, nothing stands twice, a second reading of the same changes nothing', () => {
  const found = fc.array(
    fc
      .record({
        code: fc.constantFrom('AAAA', 'aaaa', 'BBBB', 'CCCC'),
        until: fc.option(fc.integer({ min: 1, max: 9 })),
      })
      .map((one) => code(one.code, { until: one.until === null ? null : at(one.until) })),
  )
  const keyOf = (one: RedeemCode) => one.code.toUpperCase()
  fc.assert(
    fc.property(found, found, (one, other) => {
      const kept = afterReading(afterReading([], one, NOW), other, at(1))
      expect(new Set(kept.map(keyOf))).toEqual(new Set([...one, ...other].map(keyOf)))
      expect(new Set(kept.map(keyOf)).size).toBe(kept.length)
      expect(new Set(afterReading(kept, other, at(1)).map((row) => JSON.stringify(row)))).toEqual(
        new Set(kept.map((row) => JSON.stringify(row))),
      )
      expect(joinCodes([kept, kept]).map(keyOf)).toEqual(kept.map(keyOf))
    }),
  )
})

test('CODE-4 a code is gone unless a source lists it that was read later', () => {
  const gone = code('WAKING', { goneSince: at(-1), items: [{ name: 'Stellar Jade', amount: 100 }] })
  expect(joinCodes([[gone], [code('WAKING')]])).toMatchObject([{ goneSince: null, items: gone.items }])
  expect(joinCodes([[gone], [code('WAKING', { goneSince: NOW })]])).toMatchObject([{ goneSince: NOW }])
  expect(joinCodes([[gone], [code('WAKING', { checkedAt: at(-2) })]])).toMatchObject([{ goneSince: at(-1) }])
})

test.each([
  ['world', 'UTC-5', 'en', true],
  ['china', 'UTC+8', 'zh-Hans', true],
  ['china', 'UTC+8', 'en', false],
  ['china', 'UTC-5', 'zh-Hans', false],
  ['UTC+1', 'UTC+1', 'fr', true],
  ['UTC+1', 'UTC+8', 'fr', false],
] as const)('CODE-6 a code of %s is for a player on %s in %s: %s', (region, server, language, isShown) => {
  const servers = { server: 'UTC+8', gameServers: { starrail: server } } as const
  expect(isOfReader(code('WAKING', { region }), { servers, language })).toBe(isShown)
})

test('CODE-7 what is open is valid and not used; what ends comes first', () => {
  const ending = code('ENDING', { until: at(1) })
  const all = [code('LASTING'), ending, code('USED'), code('GONE', { goneSince: NOW })]
  const marks = { [codeMarkId(code('used'))]: 'done' } as const
  expect(openCodes(all, marks, NOW).map((one) => one.code)).toEqual(['ENDING', 'LASTING'])
})

test('CODE-8 the publisher’s page has the code filled in; China’s codes and Wuthering Waves have none', () => {
  expect(redeemPage(code('AB&CD'))).toBe('https://hsr.hoyoverse.com/gift?code=AB%26CD')
  expect(redeemPage(code('WAKING', { gameId: 'wuthering' }))).toBeNull()
  expect(redeemPage(code('WAKING', { region: 'china' }))).toBeNull()
})
