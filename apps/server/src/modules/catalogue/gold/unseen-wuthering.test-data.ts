import type { Language } from '@ephemeris/core/language/language'
import type { GoldNotice } from './gold-notice.ts'
import { shown } from './recorded-html.test-data.ts'

/** How the notes of one language word a body; the titles below are the publisher's own of version 2.7. */
interface Wording {
  readonly duration: string
  readonly after: string
  readonly server: string
  readonly day: (day: string) => string
  readonly between: string
}

const cjk = (day: string) => day.replace(/(\d+)-(\d+)-(\d+)/, (_, y, m, d) => `${y}年${Number(m)}月${Number(d)}日`)
const korean = (day: string) =>
  day.replace(/(\d+)-(\d+)-(\d+)/, (_, y, m, d) => `${y}년 ${Number(m)}월 ${Number(d)}일 `)
const french = (day: string) => day.replace(/(\d+)-(\d+)-(\d+)/, '$3/$2/$1 ')

const WORDINGS: Readonly<Record<'zh-Hans' | 'zh-Hant' | 'en' | 'ja' | 'ko' | 'fr', Wording>> = {
  'zh-Hans': { duration: '✦活动时间✦', after: '2.7版本更新后', server: '（服务器时间）', day: cjk, between: ' ~ ' },
  'zh-Hant': { duration: '✦活動時間✦', after: '2.7版本更新後', server: '（伺服器時間）', day: cjk, between: ' ~ ' },
  en: {
    duration: '✦Duration✦',
    after: 'Version 2.7 update',
    server: ' (server time)',
    day: (d) => `${d} `,
    between: ' - ',
  },
  ja: { duration: '✦開催期間✦', after: 'Ver.2.7アップデート後', server: '（サーバー時間）', day: cjk, between: ' ～ ' },
  ko: { duration: '✦이벤트 기간✦', after: '2.7 버전 업데이트 후', server: '(서버 시간)', day: korean, between: ' ~ ' },
  fr: { duration: '✦Durée✦', after: 'Mise à jour 2.7', server: ' (heure du serveur)', day: french, between: ' - ' },
}

interface Announced {
  readonly id: string
  readonly section: string
  readonly type: string
  /** `null` for the update. */
  readonly from: readonly [day: string, time: string] | null
  readonly to: readonly [day: string, time: string] | null
  /** Title and name, per language; a name of `null` is nothing that the timeline shows. */
  readonly titles: Readonly<Partial<Record<keyof typeof WORDINGS, readonly [title: string, name: string | null]>>>
}

const WANDERER = ['2025-10-30', '10:00'] as const
const END = ['2025-11-19', '11:59'] as const
const LAST = ['2025-11-20', '03:59'] as const

const ANNOUNCED: readonly Announced[] = [
  {
    id: '50416',
    section: '3/7',
    type: 'gacha',
    from: WANDERER,
    to: END,
    titles: {
      'zh-Hans': ['[倦客不知身近远] 角色活动唤取', '倦客不知身近远'],
      'zh-Hant': ['[倦客不知身近遠] 角色活動喚取', '倦客不知身近遠'],
      en: ['[Wanderer Knows No Far and Near] Featured Resonator Convene', 'Wanderer Knows No Far and Near'],
      ja: ['共鳴者集音（イベント） 「終わりなき旅路、遠近も朧に」', '終わりなき旅路、遠近も朧に'],
      ko: ['[끝없는 여정 속 지친 검객] 캐릭터 이벤트 튜닝', '끝없는 여정 속 지친 검객'],
      fr: ["[L'errant sans repères] Convier des Personnages à durée limitée", "L'errant sans repères"],
    },
  },
  {
    id: '50417',
    section: '3/7',
    type: 'gacha',
    from: WANDERER,
    to: END,
    titles: {
      'zh-Hans': ['[浮声沉兵] 武器活动唤取', '浮声沉兵'],
      'zh-Hant': ['[浮聲沉兵] 武器活動喚取', '浮聲沉兵'],
      en: ['[Absolute Pulsation] Featured Weapon Convene', 'Absolute Pulsation'],
      ja: ['武器集音（イベント） 「音を操る利器」', '音を操る利器'],
      ko: ['[무기의 울림] 무기 이벤트 튜닝', '무기의 울림'],
      fr: ['[Pulsation tranchante] Convier des Armes à durée limitée', 'Pulsation tranchante'],
    },
  },
  {
    id: '50420',
    section: '2/5',
    type: 'event',
    from: WANDERER,
    to: LAST,
    titles: {
      'zh-Hans': ['[定格・光影瞬息] 战斗拍照活动', '定格・光影瞬息'],
      'zh-Hant': ['[定格・光影瞬息] 戰鬥拍照活動', '定格・光影瞬息'],
      en: ['[Freeze Frame: Action Highlights] Combat Photography Event', 'Freeze Frame: Action Highlights'],
      ja: ['戦闘フォトセッション 【瞬刻・光と影の刹那】', '瞬刻・光と影の刹那'],
      ko: ['[순간 포착 · 찰나의 빛과 그림자] 전투 촬영 이벤트', '순간 포착 · 찰나의 빛과 그림자'],
      fr: [
        "[Arrêt sur image : Moments forts de l'action] Événement photo de combat",
        "Arrêt sur image : Moments forts de l'action",
      ],
    },
  },
  {
    id: '50421',
    section: '2/3',
    type: 'event',
    from: ['2025-11-06', '10:00'],
    to: LAST,
    titles: {
      'zh-Hans': ['[呜呜企划・融冰] 限时委托活动', '呜呜企划・融冰'],
      'zh-Hant': ['[嗚嗚企劃・融冰] 限時委託活動', '嗚嗚企劃・融冰'],
      en: ['[Lollo Campaign: Ice Savior] Featured Commission Event', 'Lollo Campaign: Ice Savior'],
      ja: ['期間限定依頼イベント 「ブブ企画・融氷」', 'ブブ企画・融氷'],
      ko: ['[무무 기획 · 얼음이 녹기 전에] 기간 한정 의뢰 이벤트', '무무 기획 · 얼음이 녹기 전에'],
      fr: [
        '[Projet Loulou : Sauveur des glaçons] Événement de commission à durée limitée',
        'Projet Loulou : Sauveur des glaçons',
      ],
    },
  },
  {
    id: '50398',
    section: '2/3',
    type: 'event',
    from: ['2025-10-30', '04:00'],
    to: LAST,
    titles: {
      'zh-Hans': ['[墨影凤歌] 限时签到活动', '墨影凤歌'],
      'zh-Hant': ['[墨影鳳歌] 限時簽到活動', '墨影鳳歌'],
      en: ['[Gifts of Ink Song] Limited-Time Login Event', 'Gifts of Ink Song'],
      ja: ['期間限定ログインボーナス 「墨影に舞う鳳の歌」', '墨影に舞う鳳の歌'],
      ko: ['[검은 그림자의 퉁소 소리] 기간 한정 출석 이벤트', '검은 그림자의 퉁소 소리'],
      fr: ["[Bénédiction du chant d'encre] Événement de connexion à durée limitée", "Bénédiction du chant d'encre"],
    },
  },
  {
    id: '50402',
    section: '2/3',
    type: 'event',
    from: ['2025-11-12', '04:00'],
    to: ['2025-11-19', '03:59'],
    titles: {
      'zh-Hans': ['[声弦涤荡] 声骸材料限时双倍活动', '声弦涤荡'],
      'zh-Hant': ['[聲弦滌蕩] 聲骸材料限時雙倍活動', '聲弦滌蕩'],
      en: ['[Chord Cleansing] Limited-Time Echo Double Drop Event', 'Chord Cleansing'],
      ja: ['音骸素材 期間限定2倍イベント 「響き渡る音弦」', '響き渡る音弦'],
      ko: ['[흩날리는 선율] 에코 재료 한정 2배 이벤트', '흩날리는 선율'],
      fr: ["[Accord éclatant] Événement Récompenses d'Écho doublées à durée limitée", 'Accord éclatant'],
    },
  },
  {
    id: '50399',
    section: '2/5',
    type: 'event',
    from: null,
    to: LAST,
    titles: {
      'zh-Hans': ['[悲鸣行动：索拉战士] 战斗活动', '悲鸣行动：索拉战士'],
      'zh-Hant': ['[悲鳴行動：索拉戰士] 戰鬥活動', '悲鳴行動：索拉戰士'],
      en: ['[Lament Recon: Solaris Soldier] Combat Event', 'Lament Recon: Solaris Soldier'],
      ja: ['戦闘イベント「ラメントリコン：ソラソルジャー」', 'ラメントリコン：ソラソルジャー'],
      ko: ['[비명 리콘: 솔라리스 솔져] 전투 이벤트', '비명 리콘: 솔라리스 솔져'],
      fr: ['[Lamentation Recon : Soldat de Solaris] Événement de combat', 'Lamentation Recon : Soldat de Solaris'],
    },
  },
  {
    id: '50397',
    section: '2/3',
    type: 'event',
    from: null,
    to: LAST,
    titles: {
      'zh-Hans': ['[黎明赠礼] 七日签到活动', '黎明赠礼'],
      'zh-Hant': ['[黎明贈禮] 七日簽到活動', '黎明贈禮'],
      en: ['[Gifts of Approaching Dawn] 7-Day Login Event', 'Gifts of Approaching Dawn'],
      ja: ['7日間ログインイベント 「黎明のプレゼント」', '黎明のプレゼント'],
      ko: ['[새벽의 선물] 7일 출석 이벤트', '새벽의 선물'],
      fr: ["[Cadeaux de l'aube naissante] Événement de connexion (7j)", "Cadeaux de l'aube naissante"],
    },
  },
  {
    id: '50405',
    section: '2/4',
    type: 'event',
    from: null,
    to: LAST,
    titles: {
      'zh-Hans': ['[商城礼包]限时折扣上架', null],
      'zh-Hant': ['[商城禮包]限時折扣上架', null],
      en: ['[Bundles] Limited-Time Offer', null],
      ja: ['期間限定特別価格でご提供 「お得パック」', null],
      ko: ['[상점 패키지] 기간 한정 할인 출시', null],
      fr: ['[Packs spéciaux] Offre à durée limitée', null],
    },
  },
  {
    id: '50404',
    section: '2/4',
    type: 'event',
    from: null,
    to: LAST,
    titles: {
      'zh-Hans': ['[先约电台]活动说明', null],
      'zh-Hant': ['[先約電臺]活動說明', null],
      en: ['[Pioneer Podcast] Event Details', null],
      ja: ['「先駆ラジオ」開催のお知らせ', null],
      ko: ['[선약 방송국] 이벤트 소개', null],
      fr: ["« Podcast pionnier » - Détails de l'événement", null],
    },
  },
  {
    id: '50422',
    section: '4/9',
    type: 'event',
    from: WANDERER,
    to: LAST,
    titles: {
      'zh-Hans': ['2.7版本活动笔记', null],
      'zh-Hant': ['2.7版本活動筆記', null],
      en: ['Version 2.7 Event Calendar', null],
      ja: ['Ver2.7 イベントメモ', null],
      ko: ['2.7 버전 이벤트 노트', null],
      fr: ['Calendrier des événements de la version 2.7', null],
    },
  },
  {
    id: '50389',
    section: '1/1',
    type: 'event',
    from: WANDERER,
    to: LAST,
    titles: {
      'zh-Hans': ['关于部分玩法的功能调整安排', null],
      'zh-Hant': ['關於部分玩法的功能調整安排', null],
      en: ['Concerning Scheduled Adjustments to In-game Events', null],
      ja: ['一部コンテンツ機能の調整について', null],
      ko: ['일부 콘텐츠 기능 조정에 관하여', null],
      fr: ['Ajustements pour certains événements en jeu', null],
    },
  },
]

const UPDATED = '2025-10-09T03:00:00Z'

/** The notices of version 2.7 in the language: the publisher's titles, with bodies of its form. */
function wutheringIn(language: keyof typeof WORDINGS & Language): readonly GoldNotice[] {
  const { duration, after, server, day, between } = WORDINGS[language]
  return ANNOUNCED.flatMap(({ id, section, type, from, to, titles }) => {
    const [title, name] = titles[language] ?? ['', null]
    if (title === '' || !to) return []
    const start = from ? `${day(from[0])}${from[1]}` : after
    const end = `${day(to[0])}${to[1]}${server}`
    const times = `${from ? `${from[0]} ${from[1]}:00` : UPDATED} | ${to[0]} ${to[1]}:59`
    return [
      {
        id,
        section,
        title,
        language,
        shownMs: shown('2025-10-09 04:00', '2025-11-20 04:00'),
        body: `<div><strong>${duration}</strong></div><div>${start}${between}${end}</div>`,
        truth: name === null ? [] : [`${type} | ${name} | ${times}`],
      },
    ]
  })
}

export const WUTHERING_ZH_HANS = wutheringIn('zh-Hans')
export const WUTHERING_ZH_HANT = wutheringIn('zh-Hant')
export const WUTHERING_EN = wutheringIn('en')
export const WUTHERING_JA = wutheringIn('ja')
export const WUTHERING_KO = wutheringIn('ko')
export const WUTHERING_FR = wutheringIn('fr')
