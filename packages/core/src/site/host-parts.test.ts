import { expect, test } from 'vitest'
import { hostParts, isMainlandHost } from './host-parts.ts'

const site = { mainlandHost: 'cn.example', filingNumber: '沪ICP备2026000000号' }
const visit = { host: 'cn.example', language: 'zh-Hans', isSignedIn: false } as const

test('HOME-4 on the mainland host the login and the filing number are shown, and no way to itself', () => {
  expect(hostParts(site, visit)).toEqual({ offersLogin: true, mainlandUrl: null, filingNumber: '沪ICP备2026000000号' })
  expect(hostParts(site, { ...visit, host: 'CN.example' }).offersLogin).toBe(true)
})

test('HOME-4 who is signed in is not offered the login', () => {
  expect(hostParts(site, { ...visit, isSignedIn: true })).toMatchObject({
    offersLogin: false,
    filingNumber: '沪ICP备2026000000号',
  })
})

test.each(['world.example', '127.0.0.1', 'cn.example.world.example'])(
  'HOME-4 %s is another host: readers of Simplified Chinese alone are led to the mainland',
  (host) => {
    const other = { ...visit, host }
    expect(hostParts(site, other)).toEqual({
      offersLogin: false,
      mainlandUrl: 'https://cn.example/',
      filingNumber: null,
    })
    expect(hostParts(site, { ...other, language: 'zh-Hant' }).mainlandUrl).toBeNull()
    expect(hostParts(site, { ...other, language: 'en' }).mainlandUrl).toBeNull()
  },
)

test('HOME-4 an installation without a mainland host has nothing that depends on the host', () => {
  expect(hostParts({ ...site, mainlandHost: null }, visit)).toEqual({
    offersLogin: false,
    mainlandUrl: null,
    filingNumber: null,
  })
})

test.each([
  ['cn.example', 'cn.example', true],
  ['CN.example', 'cn.example', true],
  ['cn.example', 'world.example', false],
  [null, 'cn.example', false],
])('SOC-20 where the mainland host is %j, %j is it: %j', (mainlandHost, host, isMainland) => {
  expect(isMainlandHost({ mainlandHost }, host)).toBe(isMainland)
})
