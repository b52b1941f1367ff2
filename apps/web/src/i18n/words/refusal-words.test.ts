import { expect, test } from 'vitest'
import { addsToLabel, headOf, playerMessage } from '#web/i18n/words/refusal-words'

test.each([
  ['names and values behind a sentence', 'A field has the wrong form. games: genshin', 'A field has the wrong form.'],
  ['the id of a request', '服务器出现问题。 3f0c9d52-6b1e-4f0e-9c58-0a4a1c9be3aa', '服务器出现问题。'],
  ['several sentences', 'Not yet. Come back at 5.30.', 'Not yet. Come back at 5.30.'],
  ['words without a full stop', 'suspended until June', 'suspended until June'],
  ['nothing', '  ', null],
  ['a stack', 'Error: broken\n    at cast (votes.ts:41)', null],
  ['a credential', 'The token eyJhbGciOiJIUzI1NiIsInR5cCI6 is unknown.', null],
  ['characters that turn the text around', 'Suspended \u202eyadot.', null],
  ['a page', 'word '.repeat(100), null],
])('LANG-47 players read the sentences of a message: %s', (_, message, expected) => {
  expect(playerMessage(message)).toBe(expected)
})

test.each([
  ['the label itself', 'Too many requests.', 'Too many requests. Wait a moment.', 100008, false],
  ['the label with another full stop', '此链接无法使用。', '此链接无法使用，请检查。', 600006, false],
  ['a reason', 'Suspended until June.', 'This account is suspended.', 200012, true],
  ['words for programmers', 'The request must be JSON.', 'The server did not understand.', 100006, false],
])('LANG-47 whether a message says more than the label: %s', (_, message, label, number, more) => {
  expect(addsToLabel(message, label, number)).toBe(more)
})

test.each([
  ['The import failed. Wait for the other one.', 'The import failed'],
  ['导入未能完成。请稍后再试。', '导入未能完成'],
  ['No mark', 'No mark'],
])('LANG-47 before the colon stands what happened: %s', (label, head) => {
  expect(headOf(label)).toBe(head)
})
