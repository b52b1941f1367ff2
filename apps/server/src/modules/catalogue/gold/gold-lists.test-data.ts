import * as genshinEighth from './eighth-genshin.test-data.ts'
import * as starrailEighth from './eighth-starrail.test-data.ts'
import * as wutheringEighth from './eighth-wuthering.test-data.ts'
import * as zenlessEighth from './eighth-zenless.test-data.ts'
import * as genshinEleventh from './eleventh-genshin.test-data.ts'
import * as starrailEleventh from './eleventh-starrail.test-data.ts'
import * as wutheringEleventh from './eleventh-wuthering.test-data.ts'
import * as zenlessEleventh from './eleventh-zenless.test-data.ts'
import * as genshinFifth from './fifth-genshin.test-data.ts'
import * as starrailFifth from './fifth-starrail.test-data.ts'
import * as wutheringFifth from './fifth-wuthering.test-data.ts'
import * as zenlessFifth from './fifth-zenless.test-data.ts'
import * as genshinForms from './forms-genshin.test-data.ts'
import * as starrailForms from './forms-starrail.test-data.ts'
import * as wutheringForms from './forms-wuthering.test-data.ts'
import * as zenlessForms from './forms-zenless.test-data.ts'
import * as genshinFourth from './fourth-genshin.test-data.ts'
import * as starrailFourth from './fourth-starrail.test-data.ts'
import * as wutheringFourth from './fourth-wuthering.test-data.ts'
import * as zenlessFourth from './fourth-zenless.test-data.ts'
import type { GoldList } from './gold-measure.ts'
import * as genshin from './modelled-genshin.test-data.ts'
import * as starrail from './modelled-starrail.test-data.ts'
import * as zenless from './modelled-zenless.test-data.ts'
import * as genshinNinth from './ninth-genshin.test-data.ts'
import * as starrailNinth from './ninth-starrail.test-data.ts'
import * as wutheringNinth from './ninth-wuthering.test-data.ts'
import * as zenlessNinth from './ninth-zenless.test-data.ts'
import { GENSHIN_2024_01 } from './recorded-genshin-2024-01.test-data.ts'
import { GENSHIN_2024_02 } from './recorded-genshin-2024-02.test-data.ts'
import { GENSHIN_2026_09 } from './recorded-genshin-2026-09.test-data.ts'
import { STARRAIL_2026_09 } from './recorded-starrail-2026-09.test-data.ts'
import { WUTHERING_2026_01 } from './recorded-wuthering-2026-01.test-data.ts'
import { WUTHERING_2026_05 } from './recorded-wuthering-2026-05.test-data.ts'
import { WUTHERING_2026_08 } from './recorded-wuthering-2026-08.test-data.ts'
import { ZENLESS_2026_09 } from './recorded-zenless-2026-09.test-data.ts'
import * as genshinSeventh from './seventh-genshin.test-data.ts'
import * as starrailSeventh from './seventh-starrail.test-data.ts'
import * as wutheringSeventh from './seventh-wuthering.test-data.ts'
import * as zenlessSeventh from './seventh-zenless.test-data.ts'
import * as genshinSixth from './sixth-genshin.test-data.ts'
import * as starrailSixth from './sixth-starrail.test-data.ts'
import * as wutheringSixth from './sixth-wuthering.test-data.ts'
import * as zenlessSixth from './sixth-zenless.test-data.ts'
import * as genshinTenth from './tenth-genshin.test-data.ts'
import * as starrailTenth from './tenth-starrail.test-data.ts'
import * as wutheringTenth from './tenth-wuthering.test-data.ts'
import * as zenlessTenth from './tenth-zenless.test-data.ts'
import * as genshinThird from './third-genshin.test-data.ts'
import * as starrailThird from './third-starrail.test-data.ts'
import * as wutheringThird from './third-wuthering.test-data.ts'
import * as zenlessThird from './third-zenless.test-data.ts'
import * as genshinUnseen from './unseen-genshin.test-data.ts'
import * as starrailUnseen from './unseen-starrail.test-data.ts'
import * as wutheringTitles from './unseen-wuthering.test-data.ts'
import * as zenlessUnseen from './unseen-zenless.test-data.ts'
import * as genshinVariants from './variant-genshin.test-data.ts'
import * as starrailVariants from './variant-starrail.test-data.ts'
import * as wutheringVariants from './variant-wuthering.test-data.ts'
import * as zenlessVariants from './variant-zenless.test-data.ts'

const lists = (gameId: GoldList['gameId'], of: Readonly<Record<string, GoldList['notices']>>): readonly GoldList[] =>
  Object.entries(of).map(([name, notices]) => ({ gameId, name, notices }))

export const RECORDED: readonly GoldList[] = [
  ...lists('genshin', { GENSHIN_2024_01, GENSHIN_2024_02, GENSHIN_2026_09 }),
  ...lists('starrail', { STARRAIL_2026_09 }),
  ...lists('zenless', { ZENLESS_2026_09 }),
  ...lists('wuthering', { WUTHERING_2026_01, WUTHERING_2026_05, WUTHERING_2026_08 }),
]

export const MODELLED: readonly GoldList[] = [
  ...lists('genshin', genshin),
  ...lists('starrail', starrail),
  ...lists('zenless', zenless),
]

/** Written before the rules were looked at, to learn how often they read a form that they do not know. */
export const VARIANTS: readonly GoldList[] = [
  ...lists('genshin', genshinVariants),
  ...lists('starrail', starrailVariants),
  ...lists('zenless', zenlessVariants),
  ...lists('wuthering', wutheringVariants),
]

/** Written after the variants were mended, and read once before any rule was changed for them. */
export const UNSEEN: readonly GoldList[] = [
  ...lists('genshin', genshinUnseen),
  ...lists('starrail', starrailUnseen),
  ...lists('zenless', zenlessUnseen),
  ...lists('wuthering', wutheringTitles),
]

/** Words of publishers that no rule knew: labels, dates, versions, stages and headings of banners in six languages. */
export const FORMS: readonly GoldList[] = [
  ...lists('genshin', genshinForms),
  ...lists('starrail', starrailForms),
  ...lists('zenless', zenlessForms),
  ...lists('wuthering', wutheringForms),
]

/** Written by another person than the rules, and read once before any rule was changed for them. */
export const THIRD: readonly GoldList[] = [
  ...lists('genshin', genshinThird),
  ...lists('starrail', starrailThird),
  ...lists('zenless', zenlessThird),
  ...lists('wuthering', wutheringThird),
]

/** As the third set, read once after that was mended. */
export const FOURTH: readonly GoldList[] = [
  ...lists('genshin', genshinFourth),
  ...lists('starrail', starrailFourth),
  ...lists('zenless', zenlessFourth),
  ...lists('wuthering', wutheringFourth),
]

/**
 * Written before its author read the rules, and read once before any rule was changed for it. The notices of Wuthering
 * Waves in English are the publisher's own.
 */
export const FIFTH: readonly GoldList[] = [
  ...lists('genshin', genshinFifth),
  ...lists('starrail', starrailFifth),
  ...lists('zenless', zenlessFifth),
  ...lists('wuthering', wutheringFifth),
]

/** Written by the author of the rules with the hardest forms that came to mind, and read once before any rule was changed. */
export const SIXTH: readonly GoldList[] = [
  ...lists('genshin', genshinSixth),
  ...lists('starrail', starrailSixth),
  ...lists('zenless', zenlessSixth),
  ...lists('wuthering', wutheringSixth),
]

/** Written by the author of the rules in the publishers' common forms, and read once before any rule was changed. */
export const SEVENTH: readonly GoldList[] = [
  ...lists('genshin', genshinSeventh),
  ...lists('starrail', starrailSeventh),
  ...lists('zenless', zenlessSeventh),
  ...lists('wuthering', wutheringSeventh),
]

/**
 * Titles, labels and times that the publishers printed elsewhere (their website, tools that keep their notices), and
 * others in the publishers' forms; read once before any rule was changed.
 */
export const EIGHTH: readonly GoldList[] = [
  ...lists('genshin', genshinEighth),
  ...lists('starrail', starrailEighth),
  ...lists('zenless', zenlessEighth),
  ...lists('wuthering', wutheringEighth),
]

/** As the eighth set, with the publishers' own lists, titles and times as far as they are printed in public. */
export const NINTH: readonly GoldList[] = [
  ...lists('genshin', genshinNinth),
  ...lists('starrail', starrailNinth),
  ...lists('zenless', zenlessNinth),
  ...lists('wuthering', wutheringNinth),
]

/**
 * Written before its author read any rule, with names and times of the publishers in all six languages, and read once
 * before any rule was changed.
 */
export const TENTH: readonly GoldList[] = [
  ...lists('genshin', genshinTenth),
  ...lists('starrail', starrailTenth),
  ...lists('zenless', zenlessTenth),
  ...lists('wuthering', wutheringTenth),
]

/**
 * Written before its author read any rule, as the tenth, with other names, versions and times of the publishers, and
 * read once before any rule was changed.
 */
export const ELEVENTH: readonly GoldList[] = [
  ...lists('genshin', genshinEleventh),
  ...lists('starrail', starrailEleventh),
  ...lists('zenless', zenlessEleventh),
  ...lists('wuthering', wutheringEleventh),
]
