import { expect, test } from 'vitest'
import { isCommonPassword } from './common-password.ts'

/** From the top of what leaked lists have in common, eight characters and more. */
const KNOWN = `
  password 12345678 123456789 1234567890 qwertyuiop qwerty123 password1 password123 Password1! 11111111 00000000 88888888
  iloveyou 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsxedc qazwsx123 abc12345 abcd1234 a1b2c3d4 aa123456 asdfghjkl zxcvbnm123 sunshine princess football
  baseball basketball superman batman123 trustno1 letmein1 welcome1 admin123 administrator iloveyou1 iloveyou2 monkey123
  dragon123 michael1 jennifer michelle charlie1 jordan23 liverpool chelsea1 starwars whatever computer internet samsung1
  passw0rd p@ssw0rd p@ssword Passw0rd! qwer1234 1234qwer asdf1234 zaq12wsx q1w2e3r4 147258369 987654321 123123123
  12341234 112233445566 123321123 102030405060 11223344 12344321 99999999 abcdefgh abcdefg1 pokemon1 pokemon123 minecraft
  naruto123 dragonball superman1 spiderman blink182 slipknot metallica nirvana1 freedom1 november december september
  summer2024 winter2023! changeme secret123 test1234 guest123 master123 shadow123 killer123 hunter12 jessica1 qweasdzxc
  1qazxsw2 woaini520 woaini1314 5201314520 azerty123 motdepasse soleil123 bonjour1 sakura123 19900101 31121999 20240520
  genshin123 GenshinImpact starrail1 paimon123 hoyoverse mihoyo123 wutheringwaves zenlesszonezero ephemeris ephemeris1
`
  .trim()
  .split(/\s+/)

test('ACC-8 (C030) what everybody tries first is refused', () => {
  expect(KNOWN.filter((password) => !isCommonPassword(password))).toEqual([])
})

test.each([
  'qjxzvkwp',
  'mountain-heron-47x',
  'quiet harbour 47',
  'velvet compass 12',
  'correct horse battery staple',
  'Tr0ub4dor&3',
  'xkcdpass',
  'ルビーと夜の風',
  'x'.repeat(64),
  'kX9#mPq2',
  '密码密码密码密码密码密码',
])('ACC-8 (C030, C031) %s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false)
})
