import type { GoldNotice } from './gold-notice.ts'
import { bannerTable, globalTime, paragraphs, serverTime, shown } from './recorded-html.test-data.ts'
import { event, notice, rows, table } from './variant-rows.test-data.ts'

type Row = ReturnType<typeof event>

const within = (shownMs: GoldNotice['shownMs'], given: readonly Row[]) => given.map((row) => ({ shownMs, ...row }))
const WISH = { label: '扭蛋' } as const
const VERSION = { section: '2' } as const
const EVENT_JA = '〓イベント期間〓'
const gift = (time: string) => paragraphs(EVENT_JA, time, '〓参加条件〓', '冒険ランク20以上')
const wishJa = (name: string, time: string, five: string, four: readonly string[], truth: string) =>
  notice(`「${name}」祈願`, {
    ...WISH,
    subtitle: `イベント祈願<br>「${name}」`,
    body: `${paragraphs('〓祈願紹介〓')}${bannerTable(
      ['〓祈願期間〓', 'ピックアップキャラクター（★5）', 'ピックアップキャラクター（★4）'],
      [time, `「${five}」`],
      four.map((item) => `「${item}」`),
    )}`,
    truth: [truth],
  })

/** The publisher's own subtitles and times; the titles are shortened, and the tables of the banners are modelled. */
export const OWN_GENSHIN_JA: readonly GoldNotice[] = rows('ja', '1', [
  ...within(shown('2024-01-29 12:00', '2024-03-13 06:00'), [
    notice('「春立つ風を梳かす彩鳶」Ver.4.4アップデート詳細', {
      ...VERSION,
      body: paragraphs(
        '〓アップデート日時〓',
        `${globalTime('2024/01/31 06:00')}より開始し、5時間で完了する予定です。`,
        '〓補償内容〓',
        '原石×300',
      ),
      truth: ['version | 春立つ風を梳かす彩鳶 | 2024-01-31T03:00:00Z | 2024-03-12T22:00:00Z'],
    }),
    wishJa(
      '雲府飛鶴',
      `Ver.4.4アップデート後<br>～<br>${serverTime('2024/02/20 17:59')}`,
      '閑雲(風)',
      ['嘉明(炎)', 'ファルザン(風)', 'ノエル(岩)'],
      'gacha | 雲府飛鶴 | 2024-01-31T03:00:00Z | 2024-02-20 17:59:59 | | 閑雲,嘉明,ファルザン,ノエル',
    ),
    wishJa(
      '叡智を恵む月見草',
      `4.4バージョンアップ後 ~ ${serverTime('2024/02/20 17:59')}`,
      'ナヒーダ(草)',
      ['嘉明(炎)', 'ファルザン(風)', 'ノエル(岩)'],
      'gacha | 叡智を恵む月見草 | 2024-01-31T03:00:00Z | 2024-02-20 17:59:59 | | ナヒーダ,嘉明,ファルザン,ノエル',
    ),
    wishJa(
      '灯宴の招き',
      `${serverTime('2024/02/20 18:00')} ~ ${serverTime('2024/03/12 14:59')}`,
      '魈(風)',
      ['ヨォーヨ(草)', '辛炎(炎)', '凝光(岩)'],
      'gacha | 灯宴の招き | 2024-02-20 18:00:00 | 2024-03-12 14:59:59 | | 魈,ヨォーヨ,辛炎,凝光',
    ),
    wishJa(
      '華紫櫻緋',
      `${serverTime('2024/02/20 18:00')} ~ ${serverTime('2024/03/12 14:59')}`,
      '八重神子(雷)',
      ['ヨォーヨ(草)', '辛炎(炎)', '凝光(岩)'],
      'gacha | 華紫櫻緋 | 2024-02-20 18:00:00 | 2024-03-12 14:59:59 | | 八重神子,ヨォーヨ,辛炎,凝光',
    ),
    notice('「彩鳶紀行」開放', {
      subtitle: 'イベント<br>「彩鳶紀行」',
      body: gift(`4.4バージョンアップ後 ~ ${serverTime('2024/03/11 03:59')}`),
      truth: [],
    }),
    notice('「富貴登門」イベント', {
      subtitle: 'イベント<br>「富貴登門」',
      body: gift(`${serverTime('2024/02/03 04:00')} ~ ${serverTime('2024/02/18 03:59')}`),
      truth: ['event | 富貴登門 | 2024-02-03 04:00:00 | 2024-02-18 03:59:59'],
    }),
    notice('海灯祭イベント「春立つ風を梳かす彩鳶」', {
      subtitle: 'イベント・「春立つ風を梳かす彩鳶」',
      body: gift(`${serverTime('2024/02/05 10:00')} ~ ${serverTime('2024/02/26 03:59')}`),
      truth: ['event | 春立つ風を梳かす彩鳶 | 2024-02-05 10:00:00 | 2024-02-26 03:59:59'],
    }),
    notice('「七聖召喚」鋳境の研鑽', {
      subtitle: 'イベント<br>「七聖召喚」鋳境の研鑽',
      body: gift('4.4バージョン期間中に開放'),
      truth: [],
    }),
    notice('「全力勝負！」イベント', {
      subtitle: 'イベント<br>「全力勝負！」',
      body: gift(`${serverTime('2024/02/15 10:00')} ~ ${serverTime('2024/02/26 03:59')}`),
      truth: ['event | 全力勝負！ | 2024-02-15 10:00:00 | 2024-02-26 03:59:59'],
    }),
    notice('「七聖召喚」熱闘モード', {
      subtitle: 'イベント<br>「七聖召喚」熱闘モード',
      body: gift(`${serverTime('2024/02/17 10:00')} ~ ${serverTime('2024/03/04 03:59')}`),
      truth: [],
    }),
    notice('「遠方より来たる朋友」イベント', {
      subtitle: 'イベント<br>「遠方より来たる朋友」',
      body: gift(`${serverTime('2024/02/21 10:00')} ~ ${serverTime('2024/03/04 03:59')}`),
      truth: ['event | 遠方より来たる朋友 | 2024-02-21 10:00:00 | 2024-03-04 03:59:59'],
    }),
    notice('海灯祭プレゼント「新たな紙鳶は照らされて」', {
      subtitle: 'イベント・「新たな紙鳶は照らされて」',
      body: gift(`${serverTime('2024/02/24 00:00')} からVer.4.4終了まで`),
      truth: ['event | 新たな紙鳶は照らされて | 2024-02-24 00:00:00 | 2024-03-12T22:00:00Z'],
    }),
    notice('「ナゾチャールの奇境探訪」イベント', {
      subtitle: 'イベント・「ナゾチャールの奇境探訪」',
      body: gift(`${serverTime('2024/02/29 10:00')} ~ ${serverTime('2024/03/11 03:59')}`),
      truth: ['event | ナゾチャールの奇境探訪 | 2024-02-29 10:00:00 | 2024-03-11 03:59:59'],
    }),
    notice('「熟知の奔流」イベント', {
      subtitle: 'イベント<br>「熟知の奔流」',
      body: gift(`${serverTime('2024/03/04 04:00')} ~ ${serverTime('2024/03/11 03:59')}`),
      truth: ['event | 熟知の奔流 | 2024-03-04 04:00:00 | 2024-03-11 03:59:59'],
    }),
  ]),
])

/** The publisher's own lines of posts in its community. */
export const OWN_GENSHIN_ZH_HANS: readonly GoldNotice[] = rows('zh-Hans', '1', [
  ...within(shown('2026-09-25 12:00', '2026-11-04 06:00'), [
    notice('「周年拾光册」网页活动上线', {
      body: paragraphs(
        '最好的伙伴邀请你参与【周年拾光册】网页活动，一起回顾旅行中的精彩瞬间！',
        '【活动时间】',
        '2026/09/28 00:00-2026/10/18 23:59',
        '还可以获得原石*180、大英雄的经验等奖励~',
      ),
      truth: [],
    }),
    notice('「来奇域，快乐一夏！」网页活动限时开启', {
      body: paragraphs('参与必得原石等游戏内奖励！', '〓网页活动时间〓', '2026/09/28-2026/10/18', '〓网页活动奖励〓'),
      truth: [],
    }),
  ]),
])

export const GENSHIN_EN: readonly GoldNotice[] = rows('en', '1', [
  ...within(shown('2024-12-30 12:00', '2025-02-12 06:00'), [
    notice('"Iktomi Spiritseeking Scrolls" Event: Take Part to Obtain Primogems and Event-Exclusive Rewards', {
      body: `${paragraphs('〓Event Duration〓', 'Event Duration:', `${serverTime('2025/01/08 10:00')} – ${serverTime('2025/01/20 03:59')}`)}${table(['Phase', 'Unlock Time'], ['Phase I', serverTime('2025/01/08 10:00')], ['Phase II', serverTime('2025/01/11 04:00')])}${paragraphs('〓Eligibility〓', 'Adventure Rank 20 or above')}`,
      truth: ['event | Iktomi Spiritseeking Scrolls | 2025-01-08 10:00:00 | 2025-01-20 03:59:59'],
    }),
    notice('"Springtime Charms" Event: Claim Intertwined Fate ×3 and Other Rewards', {
      body: paragraphs(
        '〓Event Duration〓',
        `${globalTime('2025/01/28 00:00')} until the end of Version 5.3`,
        '〓Event Details〓',
        'Each mail can be claimed until the end of the event.',
      ),
      truth: ['event | Springtime Charms | 2025-01-27T16:00:00Z | 2025-02-11T22:00:00Z | intertwined_fate 3'],
    }),
    event(
      '"Battlefront: Misty Dungeon - Realm of Sand" Event: Complete Challenges to Obtain Rewards',
      '〓Event Duration〓',
      'December 30, 2024, 10:00 – January 9, 2025, 03:59 (server time)',
      'Battlefront: Misty Dungeon - Realm of Sand | 2024-12-30 10:00:00 | 2025-01-09 03:59:59',
    ),
    event(
      '"Imaginarium Theater" Now Available',
      '〓Availability〓',
      'After the Version 5.3 update – permanently available',
      null,
    ),
    notice('Special Program for Version 5.4: Redemption Codes', {
      ...VERSION,
      body: paragraphs(
        'The Version 5.4 Special Program premieres on January 31 at 8:00 PM (UTC+8)!',
        'Redemption codes are valid until 2025/02/01 12:00 (UTC+8).',
      ),
      truth: [],
    }),
    notice('"Incandescent Ode of Resurrection" Version 5.3 Update Details', {
      ...VERSION,
      shownMs: shown('2025-01-01 07:00', '2025-02-12 06:00'),
      body: paragraphs(
        '〓Update Schedule〓',
        `Update maintenance begins ${globalTime('2025/01/01 06:00')} and is estimated to take 5 hours.`,
      ),
      truth: ['version | Incandescent Ode of Resurrection | 2025-01-01T03:00:00Z | 2025-02-11T22:00:00Z'],
    }),
    event('Genshin Concert 2025 Ticket Sales', '〓Sales Period〓', '2025/01/10 12:00 – 2025/01/31 23:59 (UTC+8)', null),
    notice('Event Wish "Luminous Dream" and Event Wish "Chanson of Many Waters" Now Available', {
      ...WISH,
      subtitle: 'Event Wishes',
      body: `${paragraphs('〓Event Wish Details〓')}<table><tbody><tr><td>Event Wish</td><td>Event Wish Duration</td><td>Promotional Character (5-Star)</td><td>Featured Characters (4-Star)</td></tr><tr><td>Event Wish "Luminous Dream"</td><td rowspan="2">${serverTime('2025/01/21 18:00')} – ${serverTime('2025/02/11 14:59')}</td><td>"Dreamy Dawn" Citlali (Cryo)</td><td rowspan="2">"Granted Pardon" Lan Yan (Anemo), "Pop of Sweetness" Rosaria (Cryo), "Upper Crust" Ororon (Electro)</td></tr><tr><td>Event Wish "Chanson of Many Waters"</td><td>"Chanson of Abyssal" Neuvillette (Hydro)</td></tr></tbody></table>`,
      truth: [
        'gacha | Luminous Dream | 2025-01-21 18:00:00 | 2025-02-11 14:59:59 | | Citlali,Lan Yan,Rosaria,Ororon',
        'gacha | Chanson of Many Waters | 2025-01-21 18:00:00 | 2025-02-11 14:59:59 | | Neuvillette,Lan Yan,Rosaria,Ororon',
      ],
    }),
  ]),
])

export const GENSHIN_ZH_HANS: readonly GoldNotice[] = rows('zh-Hans', '1', [
  ...within(shown('2026-06-29 12:00', '2026-08-12 06:00'), [
    notice('「映夏！千灵节」活动：参与活动，邀请夏洛蒂', {
      subtitle: '「映夏！千灵节」',
      body: paragraphs(
        '〓活动时间〓',
        `第一阶段：${serverTime('2026/07/01 10:00')} ~ ${serverTime('2026/07/20 03:59')}`,
        `第二阶段：${serverTime('2026/07/20 04:00')} ~ ${serverTime('2026/08/11 03:59')}`,
        '〓活动商店〓',
        `兑换时间：${serverTime('2026/07/01 10:00')} ~ ${serverTime('2026/08/17 03:59')}`,
      ),
      truth: ['event | 映夏！千灵节 | 2026-07-01 10:00:00 | 2026-08-11 03:59:59'],
    }),
    event(
      '「千风凝滞之隙」时限内完成探索任务，可额外获得原石*400奖励',
      '〓获取奖励时限〓',
      `「月之八」版本更新后 ~ ${serverTime('2026/09/22 14:59')}`,
      '千风凝滞之隙 | 2026-07-01T03:00:00Z | 2026-09-22 14:59:59 | primogem 400',
    ),
    event(
      '「移涌地脉」活动：地脉之花双倍产出',
      '〓活动时间〓',
      `${serverTime('2026/08/03 04:00')}<br>~<br>${serverTime('2026/08/10 03:59')}`,
      '移涌地脉 | 2026-08-03 04:00:00 | 2026-08-10 03:59:59',
    ),
    event(
      '「原神」×瑞幸咖啡联动活动说明',
      '〓活动时间〓',
      '2026/07/10 10:00 ~ 2026/07/31 23:59（各门店营业时间）',
      null,
    ),
    event('「浪船出航庆典」满意度问卷', '〓问卷开放时间〓', '2026/08/05 12:00 ~ 2026/08/09 23:59', null),
    event('「星天巡礼」玩法永久开放', '〓玩法开放时间〓', '「月之八」版本更新后永久开放', null),
  ]),
])

export const GENSHIN_ZH_HANT: readonly GoldNotice[] = rows('zh-Hant', '1', [
  ...within(shown('2025-12-29 12:00', '2026-02-25 06:00'), [
    event(
      '「歲末行商錄」活動：參與玩法，獲取原石等獎勵',
      '〓活動時間〓',
      '12月31日10:00 ～ 1月12日03:59（伺服器時間）',
      '歲末行商錄 | 2025-12-31 10:00:00 | 2026-01-12 03:59:59',
    ),
    event(
      '「幽境危戰」活動：紊亂地脈挑戰',
      '〓活動時間〓',
      `${serverTime('2026/01/21 10:00')} ~ ${serverTime('2026/02/24 03:59')}`,
      '幽境危戰 | 2026-01-21 10:00:00 | 2026-02-24 03:59:59',
      'challenge',
    ),
    notice('「終北的夜行詩」「空月之歌·終曲」版本更新維護預告', {
      ...VERSION,
      body: paragraphs('〓更新維護時間〓', `${globalTime('2026/01/14 06:00')}開始，預計5小時完成。`),
      truth: [],
    }),
    event('「歸鄉的旅人」活動：回歸玩家專屬', '〓活動時間〓', '滿足條件後登入遊戲起持續14天', null),
  ]),
])

export const GENSHIN_KO: readonly GoldNotice[] = rows('ko', '1', [
  ...within(shown('2026-09-21 12:00', '2026-11-04 06:00'), [
    notice('「봄바람의 춤」 기원: 「눈보라의 검·베스나(얼음)」 픽업!', {
      ...WISH,
      subtitle: '이벤트 기원<br>「봄바람의 춤」',
      body: `${paragraphs('〓기원 소개〓')}${bannerTable(['기원 기간', '픽업 캐릭터(5성)', '픽업 캐릭터(4성)'], [`7.1 버전 업데이트 후<br>~<br>${serverTime('2026/10/13 17:59')}`, '「눈보라의 검·베스나(얼음)」'], ['「불타는 열정·향릉(불)」', '「달빛의 춤·이파(바람)」', '「황금의 맹세·캔디스(물)」'])}`,
      truth: ['gacha | 봄바람의 춤 | 2026-09-23T03:00:00Z | 2026-10-13 17:59:59 | | 베스나,향릉,이파,캔디스'],
    }),
    event(
      '「일곱 성인의 소환」 격투 모드: 자동 대전',
      '〓이벤트 기간〓',
      `${serverTime('2026/10/10 10:00')} ~ ${serverTime('2026/10/26 03:59')}`,
      null,
    ),
    event(
      '「지맥의 넘침」 이벤트: 지맥의 꽃 보상 2배',
      '〓이벤트 기간〓',
      `${serverTime('2026/10/26 04:00')}부터 ${serverTime('2026/11/02 03:59')}까지`,
      '지맥의 넘침 | 2026-10-26 04:00:00 | 2026-11-02 03:59:59',
    ),
    notice('「죽음의 진혼곡」 7.1 버전 업데이트 안내', {
      ...VERSION,
      body: paragraphs(
        '〓업데이트 일정〓',
        `${globalTime('2026/09/23 06:00')}부터 시작되며, 약 5시간 소요될 예정입니다.`,
        '〓점검 보상〓',
        '원석×300',
      ),
      truth: ['version | 죽음의 진혼곡 | 2026-09-23T03:00:00Z | 2026-11-03T22:00:00Z'],
    }),
  ]),
])

export const GENSHIN_FR: readonly GoldNotice[] = rows('fr', '1', [
  ...within(shown('2025-09-08 12:00', '2025-12-03 06:00'), [
    event(
      'Évènement « Forger son caractère et son chemin » : obtenez un stella fortuna gratuit',
      '〓Durée de l’évènement〓',
      `${serverTime('2025/09/10 12:00')} – ${serverTime('2025/12/01 03:59')}`,
      'Forger son caractère et son chemin | 2025-09-10 12:00:00 | 2025-12-01 03:59:59',
    ),
    event(
      'Évènement « Débordement énergétique » : récompenses doublées',
      '〓Durée de l’évènement〓',
      `Du ${serverTime('2025/10/13 04:00')} au ${serverTime('2025/10/20 03:59')}`,
      'Débordement énergétique | 2025-10-13 04:00:00 | 2025-10-20 03:59:59',
    ),
    notice('Vœux évènement « Chant lunaire » : taux d’obtention augmenté pour Lauma (Dendro)', {
      ...WISH,
      subtitle: 'Vœux évènement<br>« Chant lunaire »',
      body: `${paragraphs('〓Détails des vœux〓')}${bannerTable(['Période des vœux', 'Personnage 5★ vedette', 'Personnages 4★ vedettes'], [`Après la mise à jour de la version 6.0<br>–<br>${serverTime('2025/09/30 17:59')}`, '« Prière sylvestre » Lauma (Dendro)'], ['« Vent du large » Lynette (Anémo)', '« Flamme vive » Bennett (Pyro)', '« Chant des vagues » Barbara (Hydro)'])}`,
      truth: ['gacha | Chant lunaire | 2025-09-10T03:00:00Z | 2025-09-30 17:59:59 | | Lauma,Lynette,Bennett,Barbara'],
    }),
    event(
      'Évènement web « Album des souvenirs » maintenant disponible',
      '〓Durée de l’évènement〓',
      'Du 28 septembre 2025 à 00:00 au 18 octobre 2025 à 23:59 (UTC+8)',
      null,
    ),
  ]),
])
