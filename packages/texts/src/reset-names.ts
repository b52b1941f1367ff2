import type { Language } from '@ephemeris/core/language/language'
import type { Areas, TextsOf } from './areas.ts'
import { tonight as en } from './en/tonight.ts'
import { tonight as fr } from './fr/tonight.ts'
import { tonight as ja } from './ja/tonight.ts'
import { tonight as ko } from './ko/tonight.ts'
import { tonight as zhHans } from './zh-Hans/tonight.ts'
import { tonight as zhHant } from './zh-Hant/tonight.ts'

/** What Tonight calls the resets, for the server. */
export const RESET_NAMES: Readonly<Record<Language, TextsOf<Areas['tonight']>['names']>> = {
  en: en.names,
  'zh-Hans': zhHans.names,
  'zh-Hant': zhHant.names,
  ja: ja.names,
  ko: ko.names,
  fr: fr.names,
}
