import { expect, test } from 'vitest'
import { guessabilityOf } from './guessable-password.ts'

/** From the top of what leaked lists have in common, eight characters and more, and what players of these games add. */
const WELL_KNOWN = `
  password 12345678 123456789 1234567890 qwertyuiop qwerty123 password1 password123 Password1! 11111111 00000000 88888888
  iloveyou 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsxedc qazwsx123 abc12345 abcd1234 a1b2c3d4 aa123456 asdfghjkl zxcvbnm123
  sunshine princess football baseball basketball superman batman123 trustno1 letmein1 welcome1 admin123 administrator
  iloveyou1 iloveyou2 monkey123 dragon123 michael1 jennifer michelle charlie1 jordan23 liverpool chelsea1 starwars
  whatever computer internet samsung1 passw0rd p@ssw0rd p@ssword Passw0rd! qwer1234 1234qwer asdf1234 zaq12wsx q1w2e3r4
  147258369 987654321 123123123 12341234 112233445566 123321123 102030405060 11223344 12344321 99999999 abcdefgh
  abcdefg1 pokemon1 pokemon123 minecraft naruto123 dragonball superman1 spiderman blink182 slipknot metallica nirvana1
  freedom1 november december september summer2024 winter2023! changeme secret123 test1234 guest123 master123 shadow123 killer123
  hunter12 jessica1 qweasdzxc 1qazxsw2 azerty123 motdepasse soleil123 bonjour1 sakura123 19900101 31121999 20240520
  a123456789 scorpion qwerty12345 1234567891 password12 987654321a asdasdasd qweqweqwe 1qaz2wsx3edc q1w2e3r4t5 zxcvbnm1
  123qweasd 12qwaszx qwaszx12 abcd12345 a12345678 123456789a 123456abc football1 baseball1 princess1 sunshine1
  michael12 jordan123 liverpool1 chocolate butterfly jasmine1 computer1 elizabeth alexander samantha anthony1 benjamin
  christopher christine nicholas danielle stephanie patricia victoria cristina carolina alejandro francisco fernando
  estrella mariposa teamomucho tequiero iloveyou! iloveyou123 loveyou123 babygirl1 lovelove hellokitty barcelona
  realmadrid juventus manchester arsenal1 chelsea123 yankees1 steelers cowboys1 lakers24 thunder1 scorpio1 pokemon12
  matrix123 mustang1 corvette mercedes ferrari1 porsche1 yamaha123 kawasaki suzuki123 harley01 marlboro budweiser
  captain1 midnight rainbow1 snoopy123 tinkerbell cinderella december1 january1 welcome123 Welcome2024 P@ssw0rd1
  Passw0rd1 pa55word pa$$word Password12 Qwerty123! Abc123456 Aa123456! abc123456 abcdef123 aaaa1111 1111aaaa 1234abcd
  asdfghjk asdfasdf zxcvzxcv qazwsxed 13579246 24681012 31415926 69696969 77777777 00001111 12121212 10203040 19871987
  gfhjkm123 ghjkl123 letmein123 letmein! monkey12 dragon12 ninja123 shadow12 master12 freedom123 trustme1 startrek
  enterprise godzilla gandalf1 hogwarts harrypotter woaini520 woaini1314 5201314520
  genshin123 GenshinImpact starrail1 paimon123 hoyoverse mihoyo123 wutheringwaves zenlesszonezero ephemeris ephemeris1
`
  .trim()
  .split(/\s+/)

test('ACC-8 (C030) what everybody tries first is refused', async () => {
  const passing = []
  for (const password of WELL_KNOWN) if ((await guessabilityOf(password, [])) !== 'common') passing.push(password)
  expect(passing).toEqual([])
})

test.each([
  'qjxzvkwp',
  'mountain-heron-47x',
  'quiet harbour 47',
  'velvet compass 12',
  'copper lantern 9',
  'correct horse battery staple',
  'Tr0ub4dor&3',
  'xkcdpass',
  'kX9#mPq2',
  'vQ7pLmZ2',
  'yomogi7t',
  'bluewhale7',
  'moonriver9',
  'tokyodrift5',
  'wizard of oz',
  'genshin on a rainy day',
  'ada-lends-me-umbrellas',
  'ルビーと夜の風',
  '我爱原神很久了',
  '나는 원신을 좋아해',
  '密码密码密码密码',
  '🌟🌙⭐️🔥🌊🍃⚡️❄️',
  '  spaces around them  ',
  'tab\tand\nline',
  'x'.repeat(64),
  'p4$$w0rd'.repeat(32),
])('ACC-8 (C030, C031) %j passes', async (password) => {
  expect(await guessabilityOf(password, ['ada', 'ada@example.org'])).toBeNull()
})

test.each([
  'lumen_42',
  'LUMEN_42',
  'lumen_42!!',
  'lumen_42lumen_42',
  'lumen_1234',
  'lumen12345',
  'Lumen1999',
  '1um3n123',
  'maximilian.lumen@example.org',
  'maximilian1',
  'maximilian.lumen@an-astronomical-society.example.org',
])('ACC-8 (C030) %j is little more than a name of its owner', async (password) => {
  const address = password.includes('society') ? password : 'maximilian.lumen@example.org'
  const names = ['lumen_42', 'lumen', address, 'maximilian.lumen', 'maximilian']
  expect(await guessabilityOf(password, names)).toBe('contains_name')
})

test.each(['constructor', '__proto__', 'toString'])('ACC-8 the name %j is a word like others', async (name) => {
  expect(await guessabilityOf(`${name} and seven lanterns`, [name])).toBeNull()
})
