import { expect, test } from 'vitest'
import type { FeaturedItem } from '../activity.ts'
import { bannerKindOf, shortName } from './short-name.ts'

const item = (id: string, name: string, rank = 5): FeaturedItem => ({ id, name, rank })
const many = Array.from({ length: 9 }, (_, index) => item(`1000000${index}`, `Name ${index}`))

test.each([
  ['Featured Resonator: Mornye', [item('1209', 'Mornye'), item('1103', 'Baizhi', 4)], 'Mornye'],
  ['Featured Resonator: Chisa – Horizon of Dawnbreak', [item('1508', 'Chisa')], 'Chisa'],
  ['Wish – Durin', [item('10000123', 'Durin')], 'Durin'],
  ['Warp – Cyrene, Phainon', [item('1415', 'Cyrene'), item('1408', 'Phainon')], 'Cyrene, Phainon'],
  ['【赤砂的诱言】角色祈愿：奈芙尔', [item('10000122', '奈芙尔')], '奈芙尔'],
  [
    '代理人调频：星徽·比利、奥菲丝&鬼火',
    [item('1531', '星徽·比利'), item('1301', '奥菲丝&「鬼火」')],
    '星徽·比利、奥菲丝&鬼火',
  ],
  ['Wish – Dewlit Tranquility', many, 'Dewlit Tranquility'],
  ['集录祈愿：露景涓然', many, '露景涓然'],
  ['Wish – Where Snow Falls', [item('10000199', 'Name not yet known in English')], 'Where Snow Falls'],
  ['Twilight Banner', [], 'Twilight Banner'],
])('TL-72 the short name of the banner "%s"', (title, featured, name) => {
  expect(shortName({ type: 'gacha', featured }, title, 'Genshin Impact')).toBe(name)
})

test.each([
  ['Genshin Impact - Version Luna VII', 'Genshin Impact', 'Luna VII'],
  ['原神「月之七」版本', '原神', '月之七'],
  ['원신 「일곱 번째 달」 버전', '원신', '일곱 번째 달'],
  ['原神「Luna VII」', '原神', 'Luna VII'],
  ['Wuthering Waves - Version 3.3', 'Wuthering Waves', 'Version 3.3'],
  ['鸣潮 3.3 版本', '鸣潮', '3.3 版本'],
  ['Genshin Impact: a later version', 'Genshin Impact', 'a later version'],
  ['Version 5.8', 'Genshin Impact', 'Version 5.8'],
  ['Genshin Impact', 'Genshin Impact', 'Genshin Impact'],
])('TL-72 the short name of the version "%s"', (title, gameName, name) => {
  expect(shortName({ type: 'version', featured: [] }, title, gameName)).toBe(name)
})

test('TL-72 an event keeps its title', () => {
  expect(shortName({ type: 'event', featured: [] }, 'Cubie Derby: Championship', 'Wuthering Waves')).toBe(
    'Cubie Derby: Championship',
  )
})

test.each([
  ['genshin', [item('10000123', 'Durin'), item('13407', 'Favonius Lance', 4)], 'character'],
  ['genshin', [item('14520', 'Mirror'), item('14521', 'Box')], 'weapon'],
  ['genshin', [item('10000099', 'Emilie'), item('11515', 'Absolution')], 'mixed'],
  ['genshin', many, 'mixed'],
  ['starrail', [item('23059', 'Reforged')], 'weapon'],
  ['zenless', [item('1541', 'Promeia')], 'character'],
  ['wuthering', [item('21010066', 'Calibrator')], 'weapon'],
  ['wuthering', [], null],
] as const)('TL-72 what a banner of %s is for', (gameId, featured, kind) => {
  expect(bannerKindOf({ type: 'gacha', gameId, featured })).toBe(kind)
  expect(bannerKindOf({ type: 'event', gameId, featured })).toBeNull()
})
