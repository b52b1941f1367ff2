import { inEveryLanguage, type LocalizedText } from '@ephemeris/core/language/language'

export interface PollOptionFacts {
  readonly id: string
  readonly label: LocalizedText
}

/** A question that players answer about an activity. */
export interface PollFacts {
  readonly id: string
  readonly name: LocalizedText
  readonly options: readonly PollOptionFacts[]
}

function text(en: string, zhHans: string, zhHant: string, ja: string, ko: string, fr: string): LocalizedText {
  return inEveryLanguage({ en, 'zh-Hans': zhHans, 'zh-Hant': zhHant, ja, ko, fr })
}

/** The questions, in the order in which they are shown, with the answers from the best to the worst or the least to the most. */
export const POLLS: readonly PollFacts[] = [
  {
    id: 'worth',
    name: text('Worth doing', '值不值得做', '值不值得做', 'やる価値', '할 가치', 'Intérêt'),
    options: [
      { id: 'must', label: text('Don’t miss it', '必做', '必做', '必ずやる', '꼭 하기', 'À ne pas manquer') },
      { id: 'worth', label: text('Worth it', '值得', '值得', 'やる価値あり', '할 만함', 'Vaut le coup') },
      {
        id: 'rewards',
        label: text('For the rewards', '为了奖励', '為了獎勵', '報酬目当て', '보상만', 'Pour les récompenses'),
      },
      {
        id: 'skip',
        label: text('Can be skipped', '可以不做', '可以不做', 'やらなくてもよい', '건너뛰어도 됨', 'Facultatif'),
      },
    ],
  },
  {
    id: 'time',
    name: text('Time per day', '每日用时', '每日用時', '1日の所要時間', '하루 소요 시간', 'Temps par jour'),
    options: [
      { id: 'under5', label: text('Under 5 min', '5 分钟以内', '5 分鐘以內', '5分未満', '5분 미만', 'Moins de 5 min') },
      { id: '5to15', label: text('5 to 15 min', '5–15 分钟', '5–15 分鐘', '5〜15分', '5~15분', '5 à 15 min') },
      { id: '15to30', label: text('15 to 30 min', '15–30 分钟', '15–30 分鐘', '15〜30分', '15~30분', '15 à 30 min') },
      {
        id: 'over30',
        label: text('Over 30 min', '30 分钟以上', '30 分鐘以上', '30分以上', '30분 이상', 'Plus de 30 min'),
      },
    ],
  },
  {
    id: 'difficulty',
    name: text('Difficulty', '难度', '難度', '難易度', '난이도', 'Difficulté'),
    options: [
      { id: 'easy', label: text('Easy', '简单', '簡單', '簡単', '쉬움', 'Facile') },
      { id: 'fair', label: text('Fair', '适中', '適中', 'ふつう', '보통', 'Moyenne') },
      { id: 'hard', label: text('Hard', '困难', '困難', '難しい', '어려움', 'Difficile') },
    ],
  },
]
