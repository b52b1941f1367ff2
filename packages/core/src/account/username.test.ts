import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseUsername, usernameKey } from './username.ts'

test.each([
  'ada',
  'Ada_01',
  'a-b',
  'Élodie',
  'Łukasz',
  'Đặng_Þór',
  'Weiß',
  '旅行者',
  'ゆきだるま',
  'パイモン',
  '여행자',
])('ACC-1 %s is a name', (name) => {
  expect(parseUsername(name)).toEqual({ username: name.normalize('NFKC') })
})

test.each([
  ['ab', 'too short'],
  ['   ab   ', 'too short'],
  ['a'.repeat(33), 'too long'],
  ['a'.repeat(4000), 'too long'],
  ['ad ma', 'characters'],
  ['<b>x</b>', 'characters'],
  ['аdmin', 'characters'],
  ['ad\u200bam', 'characters'],
  ['admin\u1160', 'characters'],
  ['supp\u115fort', 'characters'],
  ['\u1160\u1160\u1160', 'characters'],
  ['\u3164\u3164\u3164', 'characters'],
  ['ɑdmin', 'characters'],
  ['admɩn', 'characters'],
  ['ad\u{e0061}min', 'characters'],
  ['a\u034fdmin', 'characters'],
  ['ad\u202eam', 'characters'],
  ['ad@example.org', 'characters'],
  ['admin', 'reserved'],
  ['Adm1n', 'reserved'],
  ['ＡＤＭＩＮ', 'reserved'],
  ['管理员', 'reserved'],
  ['⻢到成功', 'characters'],
  ['\u1113\u1113\u1113', 'characters'],
])('ACC-1 (C035) %j is no name: %s', (name, fault) => {
  expect(parseUsername(name)).toEqual({ fault })
})

test.each([
  ['paul', 'pauI'],
  ['b0b_1', 'bob-l'],
  ['Renée', 'renee'],
  ['modern', 'modem'],
  ['カロ口', '力口ロ'],
  ['スーさん', 'ス_さん'],
  ['一番星', '-番星'],
  ['ニ人目', '二人目'],
  ['ハ百屋', '八百屋'],
  ['エ夫', '工夫'],
  ['タ日', '夕日'],
  ['トい', '卜い'],
  ['ミ人', '三人'],
  ['オ能', '才能'],
  ['ヘや', 'へや'],
  ['リんご', 'りんご'],
  ['straße', 'strasse'],
  ['æon', 'aeon'],
  ['œuvre', 'oeuvre'],
  ['ðđan', 'ðdan'],
  ['ħal', 'hal'],
  ['ŧom', 'tom'],
  ['vvave', 'wave'],
])('ACC-1 (C035) %s and %s look alike', (one, other) => {
  expect(usernameKey(one)).toBe(usernameKey(other))
})

test('ACC-1 a name that was taken is the same when it is read again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
      const parsed = parseUsername(text)
      if ('username' in parsed) expect(parseUsername(parsed.username)).toEqual(parsed)
    }),
  )
})
