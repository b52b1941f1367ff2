import type { GoldNotice } from './gold-notice.ts'
import { event, notice, rows, table } from './variant-rows.test-data.ts'

const lc = (time: string) => `&lt;t class="t_lc"&gt;${time}&lt;/t&gt;`
const gl = (time: string) => `&lt;t class="t_gl" contenteditable="false"&gt;${time}&lt;/t&gt;`
const bare = (time: string) => `<t class="t_lc">${time}</t>`
const NOTES = [Date.UTC(2026, 10, 3, 4), Date.UTC(2026, 11, 15, 22)] as const

export const GENSHIN_EN: readonly GoldNotice[] = rows('en', '1', [
  notice('Version 7.2 "A Winter Without a Name" Update Details', {
    section: '2',
    shownMs: NOTES,
    body: `<p>Dear Travelers,</p><p>〓Update Schedule〓</p><p>Update maintenance begins ${gl('2026/11/04 06:00:00')} and is estimated to take 5 hours.</p><p>〓Compensation〓</p><p>Maintenance Compensation: Primogems ×300</p>`,
    truth: ['version | A Winter Without a Name | 2026-11-04T03:00:00Z | 2026-12-15T22:00:00Z'],
  }),
  event(
    '"Snowbound Letters" Event: Deliver Letters to Obtain Primogems and Other Rewards',
    '〓Event Duration〓',
    `${bare('2026/11/18 10:00:00')} – ${bare('2026/12/07 03:59:59')}`,
    'Snowbound Letters | 2026-11-18 10:00:00 | 2026-12-07 03:59:59',
  ),
  event(
    '"Ley Line Overflow" Event: 2x Rewards From Ley Line Outcrops',
    '<strong>〓Event Duration〓</strong>',
    `<span style="color:rgba(85,85,85,1)">${lc('2026/11/23 04:00:00')}</span><span>–</span><span>${lc('2026/11/30 03:59:59')}</span>`,
    'Ley Line Overflow | 2026-11-23 04:00:00 | 2026-11-30 03:59:59',
  ),
  event(
    '"Forge Realm\'s Trial" Event',
    '〓Gameplay Duration〓',
    `After the Version 7.2 update – ${lc('2026/11/30 03:59:59')}<br>〓Event Shop Duration〓<br>After the Version 7.2 update – ${lc('2026/12/07 03:59:59')}`,
    "Forge Realm's Trial | 2026-11-04T03:00:00Z | 2026-11-30 03:59:59",
  ),
  notice('Event Wish "Tempest of Destiny": Boosted Drop Rate for "Vigilant Yaksha" Xiao (Anemo)!', {
    label: '扭蛋',
    body: `<p>Travelers, stock up!</p><p>〓Event Wish Duration〓</p><p>${lc('2026/11/25 18:00:00')} – ${lc('2026/12/15 14:59:59')}</p><p>● During this event wish, the event-exclusive 5-star character "Vigilant Yaksha" Xiao (Anemo) will receive a huge drop-rate boost!</p>`,
    truth: ['gacha | Tempest of Destiny | 2026-11-25 18:00:00 | 2026-12-15 14:59:59 | | Xiao'],
  }),
  event(
    '"Lantern Rite" Event: Celebrate Together',
    '〓Event Duration〓',
    `Stage 1: ${lc('2026/11/20 10:00:00')} – ${lc('2026/11/27 03:59:59')}<br>Stage 2: ${lc('2026/11/24 10:00:00')} – ${lc('2026/12/08 03:59:59')}`,
    'Lantern Rite | 2026-11-20 10:00:00 | 2026-12-08 03:59:59',
  ),
  event(
    '"Fishing for Jade" Event',
    '〓Event Duration〓',
    'November 20, 2026, 10:00 a.m. to December 3, 2026, 3:59 a.m. (Server Time)',
    'Fishing for Jade | 2026-11-20 10:00:00 | 2026-12-03 03:59:59',
  ),
  event(
    '"Stygian Onslaught" Now Open: A New Challenge Awaits Event',
    '〓Event Duration〓',
    `${lc('2026/11/11 10:00:00')} – ${lc('2026/12/15 03:59:59')}`,
    'Stygian Onslaught | 2026-11-11 10:00:00 | 2026-12-15 03:59:59',
    'challenge',
  ),
  event('Genshin Impact Fair Gaming Declaration', '〓Period〓', '2026/11/18 10:00 – 2026/12/07 03:59', null),
  event(
    '"Twitch Drops" Web Event: Watch Streams to Obtain Primogems',
    '〓Event Duration〓',
    '2026/11/18 10:00 – 2026/12/07 03:59',
    null,
  ),
  event(
    'Genius Invokation TCG: "The Forge Realm\'s Temper" Now Available',
    '〓Duration〓',
    '2026/11/18 10:00 – 2026/12/07 03:59',
    null,
  ),
  event(
    '"Traces of Artistry" Event: Explore to Obtain Primogems ×400',
    '〓Duration for Obtaining Rewards〓',
    `After the Version "A Winter Without a Name" update – ${lc('2026/12/14 14:59:59')}`,
    'Traces of Artistry | 2026-11-04T03:00:00Z | 2026-12-14 14:59:59 | primogem 400',
  ),
])

export const GENSHIN_ZH: readonly GoldNotice[] = rows('zh-Hans', '1', [
  notice('「无名之冬」7.2版本更新说明', {
    section: '2',
    shownMs: NOTES,
    body: `<p>〓更新时间〓</p><p>${gl('2026/11/04 06:00:00')} 开始</p><p>预计5小时完成</p>`,
    truth: ['version | 无名之冬 | 2026-11-04T03:00:00Z | 2026-12-15T22:00:00Z'],
  }),
  event(
    '「冰原寻踪」活动：探寻足迹',
    '〓活动时间〓',
    '２０２６年１１月２０日　１０：００　～　２０２６年１２月３日　０３：５９',
    '冰原寻踪 | 2026-11-20 10:00:00 | 2026-12-03 03:59:59',
  ),
  event(
    '「冰原拾遗」活动：收集遗物',
    '〓活动时间〓',
    '2026.11.20 10:00——2026.12.03 03:59（服务器时间）',
    '冰原拾遗 | 2026-11-20 10:00:00 | 2026-12-03 03:59:59',
  ),
  event(
    '「雪原酒会」活动：享用美酒',
    '活动时间：',
    `${lc('2026-11-20 10:00:00')}至${lc('2026-12-03 03:59:59')}`,
    '雪原酒会 | 2026-11-20 10:00:00 | 2026-12-03 03:59:59',
  ),
  event(
    '「同归之路」活动：试炼',
    '〓活动时间〓',
    table(
      ['阶段', '开启时间', '结束时间'],
      ['第一幕', lc('2026/11/20 10:00:00'), lc('2026/12/10 03:59:59')],
      ['第二幕', lc('2026/11/23 10:00:00'), lc('2026/12/10 03:59:59')],
    ),
    '同归之路 | 2026-11-20 10:00:00 | 2026-12-10 03:59:59',
  ),
  event(
    '「雪境行商」活动：兑换商品',
    '〓活动时间〓',
    `${lc('2026/11/20 10:00:00')} ~ ${lc('2026/12/03 03:59:59')}<br>〓商店兑换时间〓<br>${lc('2026/11/20 10:00:00')} ~ ${lc('2026/12/10 03:59:59')}`,
    '雪境行商 | 2026-11-20 10:00:00 | 2026-12-03 03:59:59',
  ),
  event('「无尽之路」活动：全新玩法', '〓开放时间〓', '7.2版本更新后永久开放', null),
  notice('「神铸赋形」祈愿：「单手剑·磐岩结绿」「法器·四风原典」概率提升！', {
    label: '扭蛋',
    body: `<p>〓祈愿时间〓</p><p>${lc('2026/11/25 18:00:00')} ~ ${lc('2026/12/15 14:59:00')}</p><p>〓祈愿介绍〓</p><p>● 活动期间内，限定5星武器「单手剑·磐岩结绿」「法器·四风原典」的祈愿获取概率将大幅提升！</p>`,
    truth: ['gacha | 神铸赋形 | 2026-11-25 18:00:00 | 2026-12-15 14:59:00 | | 磐岩结绿,四风原典'],
  }),
])

export const GENSHIN_JA: readonly GoldNotice[] = rows('ja', '1', [
  event(
    '期間限定イベント「雪原の手紙」チャレンジをクリアして報酬をゲット',
    '〓イベント期間〓',
    `${lc('2026/11/18 10:00:00')}～${lc('2026/12/07 03:59:59')}`,
    '雪原の手紙 | 2026-11-18 10:00:00 | 2026-12-07 03:59:59',
  ),
  event(
    'イベント「雪原の宴」',
    '〓イベント期間〓',
    '2026年11月20日(金)10:00～2026年12月3日(木)3:59',
    '雪原の宴 | 2026-11-20 10:00:00 | 2026-12-03 03:59:59',
  ),
])
export const GENSHIN_KO: readonly GoldNotice[] = rows('ko', '1', [
  event(
    '「설원의 편지」 이벤트: 도전을 완료하고 보상을 획득하세요',
    '〓이벤트 기간〓',
    `${lc('2026/11/18 10:00:00')} ~ ${lc('2026/12/07 03:59:59')}`,
    '설원의 편지 | 2026-11-18 10:00:00 | 2026-12-07 03:59:59',
  ),
  event(
    '「설원의 연회」 이벤트',
    '〓이벤트 기간〓',
    '2026년 11월 20일 오전 10시 ~ 2026년 12월 3일 오전 3시 59분',
    '설원의 연회 | 2026-11-20 10:00:00 | 2026-12-03 03:59:59',
  ),
])
export const GENSHIN_FR: readonly GoldNotice[] = rows('fr', '1', [
  event(
    'Événement « Lettres des neiges » : relevez les défis',
    "〓Durée de l'événement〓",
    `Du ${lc('2026/11/18 10:00:00')} au ${lc('2026/12/07 03:59:59')}`,
    'Lettres des neiges | 2026-11-18 10:00:00 | 2026-12-07 03:59:59',
  ),
  event(
    'Événement « Festin des neiges »',
    '〓Durée de l’événement〓',
    'du 20/11/2026 à 10:00 au 03/12/2026 à 03:59 (heure du serveur)',
    'Festin des neiges | 2026-11-20 10:00:00 | 2026-12-03 03:59:59',
  ),
])
export const GENSHIN_ZH_HANT: readonly GoldNotice[] = rows('zh-Hant', '1', [
  event(
    '「雪原信箋」活動：完成挑戰獲得獎勵',
    '〓活動時間〓',
    `${lc('2026/11/18 10:00:00')} ~ ${lc('2026/12/07 03:59:59')}`,
    '雪原信箋 | 2026-11-18 10:00:00 | 2026-12-07 03:59:59',
  ),
])
