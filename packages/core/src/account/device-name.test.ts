import { expect, test } from 'vitest'
import { deviceName, devicePartsOf } from './device-name.ts'

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
    'Chrome on Windows',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge on Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile Safari/604',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15.0; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on macOS'],
  ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', 'Chrome on Android'],
  ['curl/8.0', 'Unknown device'],
  [`<img onerror=alert(1)>${'x'.repeat(10_000)}`, 'Unknown device'],
  ['', 'Unknown device'],
])('ACC-40 (C046) %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})

test.each([
  ['Chrome on Windows', { browser: 'Chrome', system: 'Windows' }],
  ['Samsung Internet on Android', { browser: 'Samsung Internet', system: 'Android' }],
  ['Firefox', { browser: 'Firefox', system: null }],
  [deviceName(''), null],
])('PANEL-11 %s is taken apart for every language', (name, parts) => {
  expect(devicePartsOf(name)).toEqual(parts)
})
