import { expect, test } from 'vitest'
import { plainAvatar } from './avatar.ts'

test.each([
  ['https://thirdqq.qlogo.cn/g?b=oidb&k=1&s=100', 'https://thirdqq.qlogo.cn/g?b=oidb&k=1&s=100'],
  ['http://thirdqq.qlogo.cn/g?s=100', 'https://thirdqq.qlogo.cn/g?s=100'],
  ['https://thirdqq.qlogo.cn.evil.example/a', null],
  ['https://evil.example/thirdqq.qlogo.cn', null],
  ['https://thirdqq.qlogo.cn:8443/a', null],
  ['https://user@thirdqq.qlogo.cn/a', null],
  ['javascript:alert(1)', null],
  ['data:image/png;base64,AA', null],
  ['//thirdqq.qlogo.cn/a', null],
  ['', null],
])('SOC-8 (C063, C106) the picture at %j is taken from %j', (given, taken) => {
  expect(plainAvatar(given)).toBe(taken)
})
