import type { Language } from '@ephemeris/core/language/language'
import { expect, test } from 'vitest'
import { activityName } from './notice-name.ts'

test.each<[string, Language, string]>([
  ['【期間限定イベント】「雪原の鐘」開催のお知らせ', 'ja', '雪原の鐘'],
  ['【前半】独占チャンネル「紅月初昇」', 'ja', '紅月初昇'],
  ['[이벤트] 「설원의 종」 안내', 'ko', '설원의 종'],
  ['[Event] "Snowfield Inn" Now Available', 'en', 'Snowfield Inn'],
  ['Limited-Time Event: Snowfield Inn', 'en', 'Snowfield Inn'],
  ['Event Notice | Snowfield: The Inn Coming Soon!', 'en', 'Snowfield: The Inn'],
  ['Limited-time Special Event Notice | Snowfield Inn — Winter Challenge Coming Soon!', 'en', 'Snowfield Inn'],
  ['Snowfield Inn: Run It to Earn Rewards', 'en', 'Snowfield Inn'],
  ['Snow Contract: Renewal', 'en', 'Snow Contract: Renewal'],
  ['Garden of Snow: Double Rewards', 'en', 'Garden of Snow'],
  ['【活动】「雪原客栈」现已开启', 'zh-Hans', '雪原客栈'],
  ['【雪原客棧】簽到活動', 'zh-Hant', '雪原客棧'],
  ['《『雪原』与余烬》活动说明', 'zh-Hans', '『雪原』与余烬'],
  ['“『雪原』與餘燼”活動說明', 'zh-Hant', '『雪原』與餘燼'],
])('ANN-46 %s (%s) is called %s', (title, language, name) => {
  expect(activityName({ title, subtitle: '', lines: [], bannerUrl: null }, language)).toBe(name)
})

test.each<[string, Language, string]>([
  ['"En-Nah" Into Your Lap Event Details', 'en', '"En-Nah" Into Your Lap'],
  ['「嗯呢」从天降活动说明', 'zh-Hans', '「嗯呢」从天降'],
  ['"Snowfield" Trial Event Details', 'en', 'Snowfield'],
  ['「雪原」从9月1日起开启', 'zh-Hans', '雪原'],
])('ANN-54 a preposition behind the marks goes on with the name: %s (%s) is called %s', (title, language, name) => {
  expect(activityName({ title, subtitle: '', lines: [], bannerUrl: null }, language)).toBe(name)
})

test.each<[string, Language, string]>([
  ['"Snowfield" x "Ember Coast" Event Details', 'en', '"Snowfield" x "Ember Coast"'],
  ['【活动】「雪原」×「余烬海岸」活动说明', 'zh-Hans', '「雪原」×「余烬海岸」'],
  ['『雪原』ｘ『残り火の浜』イベント', 'ja', '『雪原』ｘ『残り火の浜』'],
  ['[설원] X [잿불 해안] 이벤트', 'ko', '[설원] X [잿불 해안]'],
  ['Événement « Neige » x « Braises » x « Rive »', 'fr', '« Neige » x « Braises » x « Rive »'],
  ['「雪原」「余烬海岸」活动', 'zh-Hans', '雪原'],
  ['"Snowfield" Express "Ember" Event', 'en', 'Snowfield'],
])('ANN-57 a cross between marked names joins them: %s (%s) is called %s', (title, language, name) => {
  expect(activityName({ title, subtitle: '', lines: [], bannerUrl: null }, language)).toBe(name)
})

test.each<[string, string, Language, string]>([
  ['Vœux événements : taux augmentés pour Furina (5★)', 'Vœux « Sommeil sous la lune »', 'fr', 'Sommeil sous la lune'],
  ['Le sommeil de la lune : détails', 'Nouvel événement', 'fr', 'Le sommeil de la lune'],
  ['「雪原」活动说明', '「雪原」限时活动「雪」', 'zh-Hans', '雪原'],
  ['雪原客栈：参与有礼', '[活动] 雪原客栈', 'zh-Hans', '雪原客栈'],
  ['Songbook Update - Encounter: Snow and Ember', 'Encounter: Snow and Ember', 'en', 'Encounter: Snow and Ember'],
  ['乐谱更新：雪与余烬', '雪与余烬', 'zh-Hans', '雪与余烬'],
])('ANN-58 %s with the short title %s (%s) is called %s', (title, subtitle, language, name) => {
  expect(activityName({ title, subtitle, lines: [], bannerUrl: null }, language)).toBe(name)
})
