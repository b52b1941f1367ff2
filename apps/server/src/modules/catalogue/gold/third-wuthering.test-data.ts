import type { GoldNotice } from './gold-notice.ts'
import { shown } from './recorded-html.test-data.ts'
import { notice, rows } from './variant-rows.test-data.ts'

type Row = ReturnType<typeof notice>

const div = (text: string) => `<div data-line="true">${text}</div>`
const label = (text: string) => div(`<span style="color: rgb(196, 158, 85);"><strong>${text}</strong></span>`)
const body = (...lines: readonly string[]) =>
  lines.map((line) => (/^✦.*✦$/.test(line) ? label(line) : div(line === '' ? '&nbsp;' : line))).join('')
const within = (shownMs: GoldNotice['shownMs'], given: readonly Row[]) => given.map((row) => ({ shownMs, ...row }))
const put = (section: string, title: string, lines: readonly string[], truth: readonly string[]): Row =>
  notice(title, { section, body: body(...lines), truth })

const ZH_SOON = '3.1版本更新后 ~ 2026年2月26日09:59（服务器时间）'

export const WUTHERING_ZH_HANS: readonly GoldNotice[] = rows('zh-Hans', '2/3', [
  ...within(shown('2026-02-05 04:00', '2026-03-19 03:59'), [
    put(
      '3/7',
      '[飞星自春天启航] 角色活动唤取 ——「爱弥斯」概率UP',
      [
        '活动期间，5星角色「爱弥斯」、4星角色「莫特斐」「桃祈」「秋水」唤取概率限时提升！',
        '',
        '✦活动时间✦',
        ZH_SOON,
        '✦开放条件✦',
        '- 联觉等级达到5级。',
        '✦唤取说明✦',
        '- 活动期间UP角色「爱弥斯」仅可在[飞星自春天启航]角色活动唤取中获得，活动结束后暂无获取途径。',
      ],
      ['gacha | 飞星自春天启航 | 2026-02-05T03:00:00Z | 2026-02-26 09:59:59 | | 爱弥斯,莫特斐,桃祈,秋水'],
    ),
    put(
      '3/7',
      '[浮声沉兵]武器活动唤取 ——「永远的启明星」概率UP',
      [
        '活动期间，5星武器「永远的启明星」、4星武器「不归孤军」「凋亡频移」「华彩乐段」唤取概率限时提升！',
        '✦活动时间✦',
        ZH_SOON,
      ],
      ['gacha | 浮声沉兵 | 2026-02-05T03:00:00Z | 2026-02-26 09:59:59 | | 永远的启明星,不归孤军,凋亡频移,华彩乐段'],
    ),
    put(
      '3/7',
      '[浮声沉兵]武器活动唤取 ——「昙切」概率UP',
      [
        '活动期间，5星武器「昙切」、4星武器「不归孤军」「凋亡频移」「华彩乐段」唤取概率限时提升！',
        '✦活动时间✦',
        ZH_SOON,
      ],
      ['gacha | 浮声沉兵 | 2026-02-05T03:00:00Z | 2026-02-26 09:59:59 | | 昙切,不归孤军,凋亡频移,华彩乐段'],
    ),
    put(
      '2/5',
      '[银翼猎手：荒野]战斗活动',
      ['✦活动时间✦', '2026年2月26日10:00 ~ 2026年3月16日03:59（服务器时间）', '✦奖励内容✦', '星声*400、贝币*420000'],
      ['event | 银翼猎手：荒野 | 2026-02-26 10:00:00 | 2026-03-16 03:59:59 | astrite 400'],
    ),
    put(
      '2/3',
      '[回音盈域]无音区奖励限时双倍活动',
      ['✦活动时间✦', '2026年2月19日04:00 ~ 2026年2月26日03:59（服务器时间）', '✦开放条件✦', '联觉等级达到14级'],
      ['event | 回音盈域 | 2026-02-19 04:00:00 | 2026-02-26 03:59:59'],
    ),
    put(
      '1/1',
      '「赠予雪中的你」 3.1版本内容说明',
      [
        '✦更新维护时间：2026年2月5日04:00 ~ 2026年2月5日11:00（UTC+8）',
        '✦更新维护补偿：星声*300、结晶溶剂*2',
        '[银翼猎手：荒野]战斗活动',
        '✦活动时间：2026年2月26日10:00 ~ 2026年3月16日03:59（服务器时间）',
        '[平息！慌乱的迁徙！]休闲活动',
        '✦活动时间：2026年2月19日04:00 ~ 2026年3月9日03:59（服务器时间）',
        '[呜呜企划・推进]限时委托活动',
        '✦活动时间：2026年3月5日04:00 ~ 2026年3月18日03:59（服务器时间）',
      ],
      [
        'version | 赠予雪中的你 | 2026-02-05T03:00:00Z | 2026-03-18T20:00:00Z',
        'event | 平息！慌乱的迁徙！ | 2026-02-19 04:00:00 | 2026-03-09 03:59:59',
        'event | 呜呜企划・推进 | 2026-03-05 04:00:00 | 2026-03-18 03:59:59',
      ],
    ),
    put('1/1', '3.1已知问题及更新说明', ['✦ 2026/02/07 20:10（UTC+8）✦'], []),
    put('2/4', '[首充双倍]重置说明', ['✦重置时间✦', '3.1版本更新后', '✦重置说明✦'], []),
  ]),
])

export const WUTHERING_ZH_HANT: readonly GoldNotice[] = rows('zh-Hant', '2/3', [
  ...within(shown('2026-03-19 04:00', '2026-04-30 03:59'), [
    put(
      '3/7',
      '[於靜謐呢喃] 角色活動喚取',
      [
        '活動期間，5星角色「菲比」，4星角色「桃祈」、「釉瑚」、「丹瑾」喚取機率限時提升！',
        '✦活動時間✦',
        '2026年4月9日10:00 ~ 2026年4月29日11:59（伺服器時間）',
      ],
      ['gacha | 於靜謐呢喃 | 2026-04-09 10:00:00 | 2026-04-29 11:59:59 | | 菲比,桃祈,釉瑚,丹瑾'],
    ),
    put(
      '2/3',
      '[昭日贈禮]七日簽到活動',
      ['✦活動時間✦', '3.2版本更新後 ~ 2026年4月29日03:59（伺服器時間）', '✦獎勵內容✦', '第1天', '喚聲渦紋*1'],
      ['event | 昭日贈禮 | 2026-03-19T03:00:00Z | 2026-04-29 03:59:59'],
    ),
    put('4/11', '鳴潮丨羅伊冰原系列周邊 預售開啟！', ['✦上新情報✦', '開售時間：2026年4月3日20:00'], []),
  ]),
])

const EN_LATER = '2026-05-21 10:00 - 2026-06-07 11:59 (server time)'
const enConvene = (name: string, kind: 'Resonator' | 'Weapon', five: string, four: string) => [
  `[${name}] Featured ${kind} Convene`,
  `During the event, 5-Star ${kind}: ${five}, 4-Star ${kind}s: ${four} receive boosted drop rates!`,
  '✦Duration✦',
  EN_LATER,
]

export const WUTHERING_EN: readonly GoldNotice[] = rows('en', '2/3', [
  ...within(shown('2026-04-30 04:00', '2026-06-08 03:59'), [
    put(
      '3/7',
      'Version 3.3 Featured Resonator/Weapon Convene: Phase II',
      [
        ...enConvene('False Promise for Tomorrow', 'Resonator', 'Denia', 'Chixia, Buling, and Yangyang'),
        ...enConvene('Requiem Without End', 'Resonator', 'Phrolova', 'Chixia, Buling, and Yangyang'),
        ...enConvene(
          'Forged Dwarf Star',
          'Weapon',
          'Forged Dwarf Star',
          'Fusion Accretion, Waning Redshift, and Novaburst',
        ),
        ...enConvene('Lethean Elegy', 'Weapon', 'Lethean Elegy', 'Fusion Accretion, Waning Redshift, and Novaburst'),
      ],
      [
        'gacha | False Promise for Tomorrow | 2026-05-21 10:00:00 | 2026-06-07 11:59:59 | | Denia,Chixia,Buling,Yangyang',
        'gacha | Requiem Without End | 2026-05-21 10:00:00 | 2026-06-07 11:59:59 | | Phrolova,Chixia,Buling,Yangyang',
        'gacha | Forged Dwarf Star | 2026-05-21 10:00:00 | 2026-06-07 11:59:59 | | Forged Dwarf Star,Fusion Accretion,Waning Redshift,Novaburst',
        'gacha | Lethean Elegy | 2026-05-21 10:00:00 | 2026-06-07 11:59:59 | | Lethean Elegy,Fusion Accretion,Waning Redshift,Novaburst',
      ],
    ),
    put(
      '3/7',
      '[Horizon of Dawnbreak] Featured Resonator Convene',
      enConvene('Horizon of Dawnbreak', 'Resonator', 'Chisa', 'Chixia, Buling, and Yangyang').slice(1),
      ['gacha | Horizon of Dawnbreak | 2026-05-21 10:00:00 | 2026-06-07 11:59:59 | | Chisa,Chixia,Buling,Yangyang'],
    ),
    put(
      '2/3',
      '[Cubie Derby: Championship] Anniversary Event',
      [
        '✦Duration✦',
        'Preliminaries: 2026-05-09 04:00 - 2026-05-18 03:59 (server time)',
        'Finals: 2026-05-18 04:00 - 2026-05-25 03:59 (server time)',
        '✦Rewards✦',
        'Astrite ×300, Shell Credits, etc.',
      ],
      ['event | Cubie Derby: Championship | 2026-05-09 04:00:00 | 2026-05-25 03:59:59 | astrite 300'],
    ),
    put(
      '2/3',
      '[Gifts of Starlight] 7-Day Login Event',
      ['✦Duration✦', 'Version 3.3 update - 2026-06-07 03:59 (server time)', '✦Eligibility✦', 'Reach Union Level 2'],
      ['event | Gifts of Starlight | 2026-04-30T03:00:00Z | 2026-06-07 03:59:59'],
    ),
    put(
      '2/3',
      '[Bountiful Crescendo] Limited-Time Tacet Field Double Drop Event',
      ['✦Duration✦', '2026-05-14 04:00 - 2026-05-21 03:59 (server time)'],
      ['event | Bountiful Crescendo | 2026-05-14 04:00:00 | 2026-05-21 03:59:59'],
    ),
    put(
      '2/5',
      '[Whimpering Wastes] New Phase Now Available',
      ['✦Duration✦', '2026-05-11 04:00 - 2026-06-08 03:59 (server time)', '✦Rewards✦', 'Exchange items in the store'],
      ['challenge | Whimpering Wastes | 2026-05-11 04:00:00 | 2026-06-08 03:59:59'],
    ),
    put(
      '1/1',
      '"Reverbs from the End of Galaxies" Version 3.3 Patch Notes',
      [
        '✦Update Maintenance Time: 2026-04-30 04:00 - 2026-04-30 11:00 (UTC+8)',
        '✦Compensation: Astrite ×300, Crystal Solvent ×2',
      ],
      ['version | Reverbs from the End of Galaxies | 2026-04-30T03:00:00Z | 2026-06-07T20:00:00Z'],
    ),
    put(
      '2/3',
      '[Into the Memory Program!] Web Event',
      ['✦Duration✦', 'After the Version 3.3 update - Before the end of Version 3.4'],
      [],
    ),
    put('1/1', 'Version 3.3 Known Issues and Updates', ['✦ 2026-05-02 18:30 (UTC+8) ✦'], []),
  ]),
])

const JA_LATER = '2026年4月9日10:00 ～ 2026年4月29日11:59（サーバー時間）'
const jaConvene = (kind: '共鳴者' | '武器', name: string, five: string, four: readonly string[]) => [
  `${kind}集音（イベント） 「${name}」`,
  `イベント期間中、星5${kind}「${five}」、星4${kind}${four.map((one) => `「${one}」`).join('')}の出現率UP！`,
  '✦開催期間✦',
  JA_LATER,
]
const JA_FOUR = ['桃祈', '釉瑚', '丹瑾']
const JA_ARMS = ['悖理を説く宇宙ジェット', '狂乱マルカート', '奇妙バリエーション']

export const WUTHERING_JA: readonly GoldNotice[] = rows('ja', '2/3', [
  ...within(shown('2026-04-08 11:00', '2026-04-29 12:00'), [
    put(
      '3/7',
      'Ver.3.2 共鳴者・武器集音 第二期',
      [
        ...jaConvene('共鳴者', '静寂の中の呟き', 'フィービー', JA_FOUR),
        ...jaConvene('共鳴者', '光と闇の狭間を行く', 'ザンニー', JA_FOUR),
        ...jaConvene('武器', '光のハルモニア', '光のハルモニア', JA_ARMS),
        ...jaConvene('武器', '焔光の裁き', '焔光の裁き', JA_ARMS),
      ],
      [
        'gacha | 静寂の中の呟き | 2026-04-09 10:00:00 | 2026-04-29 11:59:59 | | フィービー,桃祈,釉瑚,丹瑾',
        'gacha | 光と闇の狭間を行く | 2026-04-09 10:00:00 | 2026-04-29 11:59:59 | | ザンニー,桃祈,釉瑚,丹瑾',
        'gacha | 光のハルモニア | 2026-04-09 10:00:00 | 2026-04-29 11:59:59 | | 光のハルモニア,悖理を説く宇宙ジェット,狂乱マルカート,奇妙バリエーション',
        'gacha | 焔光の裁き | 2026-04-09 10:00:00 | 2026-04-29 11:59:59 | | 焔光の裁き,悖理を説く宇宙ジェット,狂乱マルカート,奇妙バリエーション',
      ],
    ),
  ]),
  ...within(shown('2026-06-08 04:00', '2026-07-10 03:59'), [
    put(
      '3/7',
      '共鳴者集音（イベント） 「明日へ焼き付ける記憶」',
      [
        'イベント期間中、星5共鳴者「ルシラー」、星4共鳴者「灯灯」「釉瑚」「桃祈」の出現率UP！',
        '✦開催期間✦',
        '2026年6月13日10:00 ~ 2026年7月9日11:59（サーバー時間）',
      ],
      ['gacha | 明日へ焼き付ける記憶 | 2026-06-13 10:00:00 | 2026-07-09 11:59:59 | | ルシラー,灯灯,釉瑚,桃祈'],
    ),
    put(
      '2/5',
      '戦闘イベント 「奇想の深境・夢を探す者」',
      [
        '✦開催期間✦',
        '第一段階：Ver.3.4アップデート後 ～ 2026年7月9日03:59（サーバー時間）',
        '第二段階：2026年6月18日10:00 ～ 2026年7月9日03:59（サーバー時間）',
        '✦報酬内容✦',
        '星声*800',
      ],
      ['event | 奇想の深境・夢を探す者 | 2026-06-08T03:00:00Z | 2026-07-09 03:59:59 | astrite 800'],
    ),
    put(
      '2/3',
      '期間限定イベント 「スタートーチレース、再開幕！」',
      ['✦開催期間✦', '2026年6月11日04:00から2026年6月25日03:59まで（サーバー時間）'],
      ['event | スタートーチレース、再開幕！ | 2026-06-11 04:00:00 | 2026-06-25 03:59:59'],
    ),
    put(
      '2/3',
      '7日間ログインイベント 「夢追いのプレゼント」',
      ['✦開催期間✦', 'Ver.3.4アップデート後～2026年7月9日03:59（サーバー時間）'],
      ['event | 夢追いのプレゼント | 2026-06-08T03:00:00Z | 2026-07-09 03:59:59'],
    ),
    put(
      '1/1',
      '「選ばれなかった夢」 Ver.3.4 コンテンツ紹介',
      ['✦メンテナンス時間：2026年6月8日04:00 ～ 2026年6月8日11:00（UTC+8）', '✦メンテナンス補償：星声*300'],
      ['version | 選ばれなかった夢 | 2026-06-08T03:00:00Z | 2026-07-09T20:00:00Z'],
    ),
    put('4/11', 'オフィシャルグッズ新作発売のお知らせ', ['✦販売期間✦', '2026年6月12日18:00 ～ 2026年6月30日23:59'], []),
  ]),
])

export const WUTHERING_KO: readonly GoldNotice[] = rows('ko', '2/3', [
  ...within(shown('2026-07-10 04:00', '2026-08-20 03:59'), [
    put(
      '3/7',
      '[노을에 깃든 이슬] 무기 이벤트 튜닝',
      [
        '이벤트 기간 동안 5성 무기 「노을에 깃든 이슬」, 4성 무기 「판타지 변주」, 「영원의 붕괴」, 「역설의 격류」의 튜닝 확률 한정 UP!',
        '✦이벤트 기간✦',
        '2026년 7월 30일 10:00 ~ 2026년 8월 19일 11:59 (서버 시간)',
      ],
      [
        'gacha | 노을에 깃든 이슬 | 2026-07-30 10:00:00 | 2026-08-19 11:59:59 | | 노을에 깃든 이슬,판타지 변주,영원의 붕괴,역설의 격류',
      ],
    ),
    put(
      '3/7',
      '[하늘을 향한 별의 항해] 캐릭터 이벤트 튜닝',
      [
        '이벤트 기간 동안 5성 캐릭터 「에이메스」, 4성 캐릭터 「설지」, 「모르테피」, 「루미」의 튜닝 확률 한정 UP!',
        '✦이벤트 기간✦',
        '2026년 7월 30일 10:00 ~ 2026년 8월 19일 11:59 (서버 시간)',
      ],
      ['gacha | 하늘을 향한 별의 항해 | 2026-07-30 10:00:00 | 2026-08-19 11:59:59 | | 에이메스,설지,모르테피,루미'],
    ),
    put(
      '2/3',
      '[여음의 선물] 7일 출석 이벤트',
      ['✦이벤트 기간✦', '3.5 버전 업데이트 이후 ~ 2026년 8월 19일 03:59 (서버 시간)'],
      ['event | 여음의 선물 | 2026-07-10T03:00:00Z | 2026-08-19 03:59:59'],
    ),
    put(
      '2/5',
      '[역경의 탑] 신규 시즌 오픈',
      ['✦이벤트 기간✦', '2026년 7월 20일 04:00 ~ 2026년 8월 17일 03:59 (서버 시간)'],
      ['challenge | 역경의 탑 | 2026-07-20 04:00:00 | 2026-08-17 03:59:59'],
    ),
    put(
      '1/1',
      '「검에 깃든 옛 소리, 꿈을 흔드는 노래」 3.5 버전 업데이트 내용 안내',
      ['✦점검 시간: 2026년 7월 10일 04:00 ~ 2026년 7월 10일 11:00(UTC+8)'],
      ['version | 검에 깃든 옛 소리, 꿈을 흔드는 노래 | 2026-07-10T03:00:00Z | 2026-08-19T20:00:00Z'],
    ),
    put(
      '2/4',
      '[신규 의상] 기간 한정 특가 판매',
      ['✦판매 기간✦', '3.5 버전 업데이트 후 ~ 2026년 8월 19일 03:59 (서버 시간)'],
      [],
    ),
  ]),
])

export const WUTHERING_FR: readonly GoldNotice[] = rows('fr', '2/3', [
  ...within(shown('2026-03-19 04:00', '2026-04-30 03:59'), [
    put(
      '3/7',
      '[Symphonie des lueurs] Convier des Armes à durée limitée',
      [
        "Pendant l'événement, les taux d'obtention de l'arme 5★ « Symphonie des lueurs » et des armes 4★ « Jets relativistes », « Marcato » et « Variation fantastique » sont augmentés !",
        '✦Durée✦',
        '09/04/2026 10:00 - 29/04/2026 11:59 (heure du serveur)',
      ],
      [
        'gacha | Symphonie des lueurs | 2026-04-09 10:00:00 | 2026-04-29 11:59:59 | | Symphonie des lueurs,Jets relativistes,Marcato,Variation fantastique',
      ],
    ),
    put(
      '2/3',
      '[Cap sur le rythme] Événement à durée limitée',
      [
        '✦Durée✦',
        'Après la mise à jour de la version 3.2 - 29/04/2026 11:59 (heure du serveur)',
        '✦Récompenses✦',
        'Astrites ×400',
      ],
      ['event | Cap sur le rythme | 2026-03-19T03:00:00Z | 2026-04-29 11:59:59 | astrite 400'],
    ),
    put(
      '2/5',
      '[Chevaliers des plaines] Événement de combat',
      ['✦Durée✦', 'Du 9 avril 2026 à 10:00 au 29 avril 2026 à 03:59 (heure du serveur)'],
      ['event | Chevaliers des plaines | 2026-04-09 10:00:00 | 2026-04-29 03:59:59'],
    ),
    put('1/1', 'Problèmes connus de la version 3.2', ['✦ 21/03/2026 18:00 (UTC+8) ✦'], []),
  ]),
])
