import { launchersOf, type NoticeServer, type SimulatedEntry, type SimulatedNotice } from './notice-server.ts'

/** What the publishers show on 22 November 2026: a version, an event and banners of each kind. */
export function fillNotices(server: NoticeServer): void {
  server.hoyoverse = { hk4e: GENSHIN, hkrpg: STARRAIL, nap: ZENLESS }
  server.kuro = WUTHERING
  server.launchers = launchersOf({})
  server.kuroTitles = [
    {
      'zh-Hans': '[雾中回声]战斗活动',
      en: '[Echoes in the Mist] Combat Event',
      ja: '［霧中の残響］戦闘イベント',
      fr: '[Échos dans la brume]',
    },
  ]
}

/** A time of each server's own clock, as publishers write it into their bodies. */
export function serverTime(time: string): string {
  return `&lt;t class="t_lc"&gt;${time}&lt;/t&gt;`
}

const SHOWN = { from: '2026-11-10 12:00:00', until: '2026-12-20 06:00:00' }

const GENSHIN: readonly SimulatedNotice[] = [
  {
    id: 30_001,
    typeId: 2,
    titles: { 'zh-cn': '「无名之冬」7.2版本更新说明', en: '"A Winter Without a Name" Version 7.2 Update Details' },
    bodies: {
      'zh-cn': '<p>〓更新时间〓</p><p>2026/11/04 06:00:00 开始，预计5个小时完成。</p>',
      en: '<p>Update maintenance begins 2026/11/04 06:00:00 and is estimated to take 5 hours.</p>',
    },
    from: '2026-11-03 12:00:00',
    until: '2026-12-16 06:00:00',
  },
  {
    id: 30_002,
    typeId: 1,
    titles: {
      'zh-cn': '「霜原竞逐」活动：完成挑战',
      'zh-tw': '「霜原競逐」活動：完成挑戰',
      en: '"Frostfield Chase" Event: Complete the Challenges',
      ja: '「霜原の追走」イベント',
      ko: '「서리 벌판의 추격」 이벤트',
      fr: 'Événement « Course sur la plaine gelée »',
    },
    bodies: {
      'zh-cn': `<p>〓活动时间〓</p><p>${serverTime('2026/11/18 10:00:00')} ~ ${serverTime('2026/12/07 03:59:59')}</p><p>〓活动奖励〓</p><p>原石×420、大英雄的经验×20</p>`,
      en: `<p>〓Event Duration〓</p><p>${serverTime('2026/11/18 10:00:00')} – ${serverTime('2026/12/07 03:59:59')}</p>`,
    },
    ...SHOWN,
  },
  {
    id: 30_003,
    typeId: 1,
    label: '扭蛋',
    titles: {
      'zh-cn': '「护法之梦」祈愿：「护法夜叉·魈(风)」概率提升',
      en: 'Event Wish "Guardian Dream" - "Vigilant Yaksha" Xiao (Anemo)',
    },
    bodies: {
      'zh-cn': `<p>〓祈愿介绍〓</p><table><tr><td>祈愿时间</td><td>「护法夜叉·魈(风)」</td></tr><tr><td>「7.2」版本更新后 ~ ${serverTime('2026/11/24 17:59:59')}</td></tr></table>`,
      en: `<p>Event Wish Duration</p><p>After the Version 7.2 update – ${serverTime('2026/11/24 17:59:59')}</p><p>"Vigilant Yaksha" Xiao (Anemo)</p>`,
    },
    ...SHOWN,
  },
  {
    id: 30_004,
    typeId: 1,
    titles: { 'zh-cn': '「冒险家礼包」限时上架', en: '"Adventurer\'s Bundle" Available' },
    bodies: {},
    ...SHOWN,
  },
]

const STARRAIL: readonly SimulatedNotice[] = [
  {
    id: 1501,
    typeId: 3,
    titles: {
      'zh-cn': '「星轨漫谈」：参与活动，获取星琼等奖励！',
      en: '"Talks Along the Rails": Join to Earn Rewards',
    },
    bodies: { 'zh-cn': '<h1>活动时间</h1><p>2026/11/16 12:00 - 2026/12/07 03:59（服务器时间）</p>' },
    ...SHOWN,
  },
]

const ZENLESS: readonly SimulatedNotice[] = [
  {
    id: 2101,
    typeId: 3,
    titles: { 'zh-cn': '「街区夜行」活动说明', en: '"Night Walk" Event Details' },
    bodies: { 'zh-cn': '<p>【活动时间】</p><p>2026/11/17 10:00（服务器时间） ~ 2026/12/08 03:59（服务器时间）</p>' },
    ...SHOWN,
  },
]

const WUTHERING: readonly SimulatedEntry[] = [
  {
    id: '61001',
    category: 2,
    tag: 5,
    title: '[雾中回声]战斗活动',
    content: '<div>✦活动时间✦</div><div>2026年11月19日10:00 ~ 2026年12月3日03:59（服务器时间）</div>',
    startMs: Date.UTC(2026, 10, 18, 3),
    endMs: Date.UTC(2026, 11, 20),
  },
]
