import { expect, test } from 'vitest'
import { hashToken, isTokenOf, newId, newToken, newUserToken, randomWord, userNamedIn } from './tokens.ts'

test('ACC-14 (C010) a token has 256 random bits', () => {
  const tokens = Array.from({ length: 100 }, newToken)
  expect(new Set(tokens).size).toBe(100)
  for (const token of tokens) {
    expect(token).toMatch(/^eph_[\w-]{43}$/)
    expect(Buffer.from(token.slice(4), 'base64url')).toHaveLength(32)
  }
})

test('OPS-83 a token names its user, and only in the form in which we make it', () => {
  const id = newId('u')
  expect(userNamedIn(newUserToken(id))).toBe(id)
  for (const token of [
    newToken(),
    `${newToken()}-`,
    `x${newUserToken(id)}`,
    `${newUserToken(id)} `,
    `eph_short-${id}`,
  ]) {
    expect([token, userNamedIn(token)]).toEqual([token, null])
  }
})

test('ACC-14 (C010) what is stored of a token proves that token alone', () => {
  const token = newToken()
  expect(hashToken(token)).toHaveLength(32)
  expect(isTokenOf(hashToken(token), token)).toBe(true)
  expect(isTokenOf(hashToken(token), newToken())).toBe(false)
})

test('QR-1 an id has a kind and 128 random bits', () => {
  const [kind, ...bits] = newId('s').split('_')
  expect(kind).toBe('s')
  expect(Buffer.from(bits.join('_'), 'base64url')).toHaveLength(16)
})

test('SOC-5 a newcomer is called by ten letters and digits that look like no others', () => {
  const words = Array.from({ length: 200 }, randomWord)
  expect(new Set(words).size).toBe(200)
  for (const word of words) expect(word).toMatch(/^[a-hj-km-np-z2-9]{10}$/)
})
