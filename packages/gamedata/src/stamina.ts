import type { LocalizedText } from '@ephemeris/core/language/language'
import type { StaminaFacts } from '@ephemeris/core/notes/stamina'
import { MINUTE_MS } from '@ephemeris/core/time/instant'
import type { ByGame } from './by-game.ts'

interface NamedStamina extends StaminaFacts {
  readonly name: LocalizedText
}

/** What each game calls its stamina, how much is full, and how long one takes. Sources: data/README.md. */
export const STAMINA: ByGame<NamedStamina> = {
  genshin: {
    max: 200,
    everyMs: 8 * MINUTE_MS,
    name: {
      en: 'Original Resin',
      'zh-Hans': '原粹树脂',
      'zh-Hant': '原粹樹脂',
      ja: '天然樹脂',
      ko: '오리지널 레진',
      fr: 'Résine originelle',
    },
  },
  starrail: {
    max: 300,
    everyMs: 6 * MINUTE_MS,
    name: {
      en: 'Trailblaze Power',
      'zh-Hans': '开拓力',
      'zh-Hant': '開拓力',
      ja: '開拓力',
      ko: '개척력',
      fr: 'Pouvoir de Pionnier',
    },
  },
  zenless: {
    max: 240,
    everyMs: 6 * MINUTE_MS,
    name: {
      en: 'Battery Charge',
      'zh-Hans': '电量',
      'zh-Hant': '電量',
      ja: 'バッテリー',
      ko: '배터리',
      fr: 'Batterie',
    },
  },
  wuthering: {
    max: 240,
    everyMs: 6 * MINUTE_MS,
    name: {
      en: 'Waveplates',
      'zh-Hans': '结晶波片',
      'zh-Hant': '結晶波片',
      ja: '結晶波長板',
      ko: '결정 파장판',
      fr: 'Plaques d’onde',
    },
  },
}
