import type { GoldNotice } from './gold-notice.ts'
import { shown } from './recorded-html.test-data.ts'
import { notice, rows } from './variant-rows.test-data.ts'

type Row = ReturnType<typeof notice>

const div = (text: string) => `<div data-line="true">${text}</div>`
const body = (...lines: readonly string[]) => lines.map((line) => div(line === '' ? '&nbsp;' : line)).join('')
const within = (shownMs: GoldNotice['shownMs'], given: readonly Row[]) => given.map((row) => ({ shownMs, ...row }))
const put = (section: string, title: string, lines: readonly string[], truth: readonly string[]): Row =>
  notice(title, { section, body: body(...lines), truth })

const ZH_SOON = '3.2版本更新后 ~ 2026年4月9日09:59（服务器时间）'
const MARK = '<span style="color: rgb(196, 158, 85);"><strong>✦活动时间✦</strong></span>'

export const WUTHERING_ZH_HANS: readonly GoldNotice[] = rows('zh-Hans', '2/3', [
  ...within(shown('2026-03-19 04:00', '2026-04-30 03:59'), [
    put(
      '3/7',
      '[符文烁醒之刻] 角色活动唤取',
      [
        '活动期间，<strong>5星角色「西格莉卡」</strong>，4星角色「散华」、「卜灵」、「秧秧」唤取概率限时提升！',
        '',
        MARK,
        ZH_SOON,
      ],
      ['gacha | 符文烁醒之刻 | 2026-03-19T03:00:00Z | 2026-04-09 09:59:59 | | 西格莉卡,散华,卜灵,秧秧'],
    ),
    put(
      '3/7',
      '[倦客不知身近远] 角色活动唤取',
      ['活动期间，5星角色「仇远」，4星角色「散华」、「卜灵」、「秧秧」唤取概率限时提升！', MARK, ZH_SOON],
      ['gacha | 倦客不知身近远 | 2026-03-19T03:00:00Z | 2026-04-09 09:59:59 | | 仇远,散华,卜灵,秧秧'],
    ),
    put(
      '3/7',
      '「昭日译注」 武器活动唤取',
      ['活动期间，5星武器「昭日译注」，4星武器「尘云旋臂」、「永续坍缩」、「西升」唤取概率限时提升！', MARK, ZH_SOON],
      ['gacha | 昭日译注 | 2026-03-19T03:00:00Z | 2026-04-09 09:59:59 | | 昭日译注,尘云旋臂,永续坍缩,西升'],
    ),
    put(
      '2/5',
      '[沿着节拍启航] 音律主题活动',
      [MARK, '3.2版本更新后 ~ 2026年4月29日11:59（服务器时间）', '✦奖励内容✦', '星声*1000、唤声涡纹*5、贝币*500000'],
      ['event | 沿着节拍启航 | 2026-03-19T03:00:00Z | 2026-04-29 11:59:59 | astrite 1000 lustrous_tide 5'],
    ),
    put(
      '2/3',
      '[声弦涤荡]声骸材料限时双倍活动',
      [MARK, '2026年4月22日04:00 ~ 2026年4月29日03:59（服务器时间）'],
      ['event | 声弦涤荡 | 2026-04-22 04:00:00 | 2026-04-29 03:59:59'],
    ),
    put(
      '1/1',
      '「于影中启明的决心」 3.2版本内容说明',
      [
        '✦<br>更新维护时间：<br>2026年3月19日04:00 ~ 2026年3月19日11:00（UTC+8）',
        '[拉海洛方块]休闲活动',
        '✦活动时间：2026年3月26日04:00 ~ 2026年4月13日03:59（服务器时间）',
        '[原野骑士]战斗活动',
        '✦活动时间：2026年4月9日10:00 ~ 2026年4月29日03:59（服务器时间）',
        '[声弦涤荡]声骸材料限时双倍活动',
        '✦活动时间：2026年4月22日04:00 ~ 2026年4月29日03:59（服务器时间）',
        '「全新剧情」',
        '✦开放时间：3.2版本更新后永久开放',
      ],
      [
        'version | 于影中启明的决心 | 2026-03-19T03:00:00Z | 2026-04-29T20:00:00Z',
        'event | 拉海洛方块 | 2026-03-26 04:00:00 | 2026-04-13 03:59:59',
        'event | 原野骑士 | 2026-04-09 10:00:00 | 2026-04-29 03:59:59',
      ],
    ),
    put('2/4', '[先约电台]活动说明', [MARK, '3.2版本更新后 ~ 2026年4月29日03:59（服务器时间）'], []),
    put('4/10', '3.2版本活动日历', ['活动一览'], []),
  ]),
])

export const WUTHERING_ZH_HANT: readonly GoldNotice[] = rows('zh-Hant', '2/3', [
  ...within(shown('2025-08-28 04:00', '2025-10-09 03:59'), [
    put(
      '3/7',
      '[直至海水褪色] 角色活動喚取',
      [
        '活動期間，5星角色「守岸人」，4星角色「熾霞」、「釉瑚」、「淵武」喚取機率限時提升！',
        '✦活動時間✦',
        '2.6版本更新後 ~ 2025年9月17日09:59（伺服器時間）',
      ],
      ['gacha | 直至海水褪色 | 2025-08-28T03:00:00Z | 2025-09-17 09:59:59 | | 守岸人,熾霞,釉瑚,淵武'],
    ),
    put(
      '3/7',
      '[浮聲沉兵] 武器活動喚取',
      [
        '活動期間，5星武器「星序協響」，4星武器「凋亡頻移」、「無眠烈火」、「異度」喚取機率限時提升！',
        '✦活動時間✦',
        '2.6版本更新後 ~ 2025年9月17日09:59（伺服器時間）',
      ],
      ['gacha | 浮聲沉兵 | 2025-08-28T03:00:00Z | 2025-09-17 09:59:59 | | 星序協響,凋亡頻移,無眠烈火,異度'],
    ),
    put(
      '2/5',
      '[月下競演] 戰鬥活動',
      [
        '✦活動時間✦',
        '第一階段：2025年9月4日10:00 ~ 2025年9月29日03:59（伺服器時間）',
        '第二階段：2025年9月11日10:00 ~ 2025年9月29日03:59（伺服器時間）',
      ],
      ['event | 月下競演 | 2025-09-04 10:00:00 | 2025-09-29 03:59:59'],
    ),
    put('1/1', '2.6已知問題及更新說明', ['✦ 2025/08/30 19:00（UTC+8）✦'], []),
  ]),
])

export const WUTHERING_EN: readonly GoldNotice[] = rows('en', '2/3', [
  ...within(shown('2026-06-08 04:00', '2026-07-10 03:59'), [
    put(
      '3/7',
      '[Freeze Frame] Featured Weapon Convene',
      [
        'During the event, 5-Star Weapon: Freeze Frame, 4-Star Weapons: Relativistic Jet, Cadenza, and Fusion Accretion receive boosted drop rates!',
        '✦Duration✦',
        '2026-06-13 10:00 - 2026-07-09 11:59 (server time)',
        '✦Eligibility✦',
        'Reach Union Level 5.',
      ],
      [
        'gacha | Freeze Frame | 2026-06-13 10:00:00 | 2026-07-09 11:59:59 | | Freeze Frame,Relativistic Jet,Cadenza,Fusion Accretion',
      ],
    ),
    put(
      '3/7',
      '[Dream Beside the Moon] Collab Resonator Convene',
      [
        'During the event, 5-Star Resonator: Lucy, 4-Star Resonators: Lumi, Youhu, and Taoqi receive boosted drop rates!',
        '✦Duration✦',
        'Version 3.4 update - 2026-07-09 11:59 (server time)',
      ],
      ['gacha | Dream Beside the Moon | 2026-06-08T03:00:00Z | 2026-07-09 11:59:59 | | Lucy,Lumi,Youhu,Taoqi'],
    ),
    put(
      '3/7',
      '[Spectral Trigger] Collab Weapon Convene',
      [
        'During the event, 5-Star Weapon: Spectral Trigger receives a boosted drop rate!',
        '✦Duration✦',
        'Version 3.4 update - 2026-07-09 11:59 (server time)',
      ],
      ['gacha | Spectral Trigger | 2026-06-08T03:00:00Z | 2026-07-09 11:59:59 | | Spectral Trigger'],
    ),
    put(
      '2/3',
      '[Startorch Race, Restart!] Leisure Event',
      ['✦Duration: 2026-06-11 04:00 - 2026-06-25 03:59 (server time)', '✦Rewards: Astrite ×400, Shell Credits ×420000'],
      ['event | Startorch Race, Restart! | 2026-06-11 04:00:00 | 2026-06-25 03:59:59 | astrite 400'],
    ),
    put(
      '2/3',
      '[Night City Stroll] Collaboration Event',
      ['✦Duration✦', 'After the Version 3.4 update - 2026-07-09 11:59 (server time)'],
      ['event | Night City Stroll | 2026-06-08T03:00:00Z | 2026-07-09 11:59:59'],
    ),
    put(
      '2/5',
      '[Tower of Adversity: Hazard Zone] New Season',
      ['✦Duration✦', '2026-06-22 04:00 - 2026-07-20 03:59 (server time)'],
      ['challenge | Tower of Adversity: Hazard Zone | 2026-06-22 04:00:00 | 2026-07-20 03:59:59'],
    ),
    put(
      '1/1',
      '"The Unchosen Dream" Version 3.4 Patch Notes',
      ['✦', 'Maintenance Time: 2026-06-08 04:00 - 2026-06-08 11:00 (UTC+8)', 'Maintenance Compensation: Astrite ×300'],
      ['version | The Unchosen Dream | 2026-06-08T03:00:00Z | 2026-07-09T20:00:00Z'],
    ),
    put(
      '2/4',
      '[New Outfits] Limited-Time Discount',
      ['✦Sale Duration✦', 'Version 3.4 update - 2026-07-09 03:59 (server time)'],
      [],
    ),
    put(
      '4/11',
      'Official Merchandise: Acrylic Stand Series Now Available',
      ['✦Sale Starts✦', '2026-06-15 18:00 (UTC+8)'],
      [],
    ),
  ]),
])

const JA_FOUR = '星4共鳴者「白芷」「モルトフィー」「灯灯」'
const JA_ARMS = '星4武器「奇妙バリエーション」「永遠を砕く重力崩壊」「悖理を説く宇宙ジェット」'
const JA_LATER = '2026年7月30日10:00 ～ 2026年8月19日11:59（サーバー時間）'

export const WUTHERING_JA: readonly GoldNotice[] = rows('ja', '2/3', [
  ...within(shown('2026-07-10 04:00', '2026-08-20 03:59'), [
    put(
      '3/7',
      '共鳴者集音（イベント） 「雨を注ぎ蓮風を祝う」',
      [`イベント期間中、星5共鳴者「スイスイ」、${JA_FOUR}の集音確率が期間限定でアップ！`, '✦イベント期間✦', JA_LATER],
      ['gacha | 雨を注ぎ蓮風を祝う | 2026-07-30 10:00:00 | 2026-08-19 11:59:59 | | スイスイ,白芷,モルトフィー,灯灯'],
    ),
    put(
      '3/7',
      '武器集音（イベント） 「夕霞の飲露」',
      [`イベント期間中、星5武器「夕霞の飲露」、${JA_ARMS}の集音確率が期間限定でアップ！`, '✦イベント期間✦', JA_LATER],
      [
        'gacha | 夕霞の飲露 | 2026-07-30 10:00:00 | 2026-08-19 11:59:59 | | 夕霞の飲露,奇妙バリエーション,永遠を砕く重力崩壊,悖理を説く宇宙ジェット',
      ],
    ),
    put(
      '3/7',
      'Ver.3.5 共鳴者・武器集音 第一期',
      [
        '✦開催期間✦',
        'Ver.3.5アップデート後 ～ 2026年7月30日09:59（サーバー時間）',
        '共鳴者集音（イベント） 「長き冬を越えて」',
        '星5共鳴者「リューク・ヘルセン」の出現率UP！',
        '武器集音（イベント） 「デイブレイカースパイン」',
        '星5武器「デイブレイカースパイン」の出現率UP！',
      ],
      [
        'gacha | 長き冬を越えて | 2026-07-10T03:00:00Z | 2026-07-30 09:59:59 | | リューク・ヘルセン',
        'gacha | デイブレイカースパイン | 2026-07-10T03:00:00Z | 2026-07-30 09:59:59 | | デイブレイカースパイン',
      ],
    ),
    put(
      '2/5',
      '戦闘イベント 「虚域危局・象限拡張」',
      [
        '✦開催期間✦',
        '前半：2026年7月30日10:00 ～ 2026年8月9日03:59（サーバー時間）',
        '後半：2026年8月9日04:00 ～ 2026年8月19日03:59（サーバー時間）',
      ],
      ['event | 虚域危局・象限拡張 | 2026-07-30 10:00:00 | 2026-08-19 03:59:59'],
    ),
    put(
      '2/3',
      '期間限定依頼イベント 「ブブ企画・新たな旅」',
      ['✦開催期間✦', '2026年8月6日04:00～2026年8月19日03:59（サーバー時間）', '✦報酬内容✦', '星声*300、貝貨*200000'],
      ['event | ブブ企画・新たな旅 | 2026-08-06 04:00:00 | 2026-08-19 03:59:59 | astrite 300'],
    ),
    put(
      '2/3',
      '期間限定ログインボーナス 「追憶のプレゼント」',
      ['✦開催期間✦', 'Ver.3.5アップデート後 ～ 2026年8月19日11:59（サーバー時間）'],
      ['event | 追憶のプレゼント | 2026-07-10T03:00:00Z | 2026-08-19 11:59:59'],
    ),
    put('1/1', 'Ver.3.5 既知の不具合と修正について', ['✦ 2026/07/12 19:00（UTC+8）✦'], []),
  ]),
])

export const WUTHERING_KO: readonly GoldNotice[] = rows('ko', '2/3', [
  ...within(shown('2026-03-19 04:00', '2026-04-30 03:59'), [
    put(
      '3/7',
      '3.2 버전 [캐릭터 이벤트 튜닝 · 2차]',
      [
        '「고요 속에 들리는 속삭임」, 「명암 경계선 사이」 캐릭터 이벤트 튜닝이 한정 오픈됩니다.',
        '✦이벤트 기간: 2026년 4월 9일 10:00 ~ 2026년 4월 29일 11:59 (서버 시간)',
      ],
      [
        'gacha | 고요 속에 들리는 속삭임 | 2026-04-09 10:00:00 | 2026-04-29 11:59:59',
        'gacha | 명암 경계선 사이 | 2026-04-09 10:00:00 | 2026-04-29 11:59:59',
      ],
    ),
    put(
      '3/7',
      '[불빛의 심판] 무기 이벤트 튜닝',
      [
        '이벤트 기간 동안 5성 무기 「불빛의 심판」, 4성 무기 「역설의 격류」, 「바람의 악센트」, 「판타지 변주」의 튜닝 확률 한정 UP!',
        '✦이벤트 기간✦',
        '2026년 4월 9일 10:00 ~ 2026년 4월 29일 11:59 (서버 시간)',
      ],
      [
        'gacha | 불빛의 심판 | 2026-04-09 10:00:00 | 2026-04-29 11:59:59 | | 불빛의 심판,역설의 격류,바람의 악센트,판타지 변주',
      ],
    ),
    put(
      '2/3',
      '[솔스원의 선물] 7일 출석 이벤트',
      ['✦이벤트 기간✦', '3.2 버전 업데이트 후 ~ 2026년 4월 29일 03:59 (서버 시간)'],
      ['event | 솔스원의 선물 | 2026-03-19T03:00:00Z | 2026-04-29 03:59:59'],
    ),
    put(
      '2/3',
      '[울림의 영역] 무음구역 보상 한정 2배 이벤트',
      ['✦이벤트 시간✦', '2026년 4월 2일 04:00 ~ 2026년 4월 9일 03:59 (서버 시간)'],
      ['event | 울림의 영역 | 2026-04-02 04:00:00 | 2026-04-09 03:59:59'],
    ),
    put(
      '2/3',
      '[웹 이벤트] 추억 앨범 만들기',
      ['✦이벤트 기간✦', '2026년 3월 25일 12:00 ~ 2026년 4월 8일 23:59 (UTC+8)'],
      [],
    ),
  ]),
])

export const WUTHERING_FR: readonly GoldNotice[] = rows('fr', '2/3', [
  ...within(shown('2025-05-21 11:00', '2025-06-12 03:59'), [
    put(
      '3/7',
      '[Retrouvailles sous la lune] Convier des Personnages à durée limitée',
      [
        "Pendant l'événement, les taux d'obtention des personnages 5★ « Jinhsi » et « Changli » sont augmentés pour une durée limitée !",
        '✦Durée✦',
        '22/05/2025 10:00 - 11/06/2025 11:59 (heure du serveur)',
      ],
      ['gacha | Retrouvailles sous la lune | 2025-05-22 10:00:00 | 2025-06-11 11:59:59 | | Jinhsi,Changli'],
    ),
    put(
      '3/7',
      '[Aria de la clairière] Convier des Armes à durée limitée',
      [
        "Pendant l'événement, les taux d'obtention de l'arme 5★ « Aria de la clairière » et des armes 4★ « Flamme divine », « Variation fantastique » et « Jets relativistes » sont augmentés !",
        '✦Durée✦',
        '22/05/2025 10:00 - 11/06/2025 11:59 (heure du serveur)',
      ],
      [
        'gacha | Aria de la clairière | 2025-05-22 10:00:00 | 2025-06-11 11:59:59 | | Aria de la clairière,Flamme divine,Variation fantastique,Jets relativistes',
      ],
    ),
    put(
      '2/3',
      '[Explorez les Sonoras] Événement Récompenses des champs de Tacet doublées à durée limitée',
      ['✦Durée✦', '29/05/2025 04:00 - 05/06/2025 03:59 (heure du serveur)'],
      ['event | Explorez les Sonoras | 2025-05-29 04:00:00 | 2025-06-05 03:59:59'],
    ),
    put(
      '2/4',
      '[Nouvelles tenues] Offre à durée limitée',
      ['✦Période de vente✦', 'Mise à jour 2.3 - 11/06/2025 11:59 (heure du serveur)'],
      [],
    ),
  ]),
])
