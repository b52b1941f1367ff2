import type { about } from '#web/i18n/locales/en/about'
import type { account } from '#web/i18n/locales/en/account'
import type { accountOffer } from '#web/i18n/locales/en/accountOffer'
import type { activityHistory } from '#web/i18n/locales/en/activityHistory'
import type { almanac } from '#web/i18n/locales/en/almanac'
import type { calendar } from '#web/i18n/locales/en/calendar'
import type { channels } from '#web/i18n/locales/en/channels'
import type { cloudSync } from '#web/i18n/locales/en/cloudSync'
import type { errors } from '#web/i18n/locales/en/errors'
import type { evening } from '#web/i18n/locales/en/evening'
import type { gacha } from '#web/i18n/locales/en/gacha'
import type { gachaImport } from '#web/i18n/locales/en/gachaImport'
import type { gachaShare } from '#web/i18n/locales/en/gachaShare'
import type { handoff } from '#web/i18n/locales/en/handoff'
import type { home } from '#web/i18n/locales/en/home'
import type { importDoctor } from '#web/i18n/locales/en/importDoctor'
import type { launch } from '#web/i18n/locales/en/launch'
import type { notification } from '#web/i18n/locales/en/notification'
import type { plan } from '#web/i18n/locales/en/plan'
import type { qrLogin } from '#web/i18n/locales/en/qrLogin'
import type { reminders } from '#web/i18n/locales/en/reminders'
import type { settings } from '#web/i18n/locales/en/settings'
import type { shell } from '#web/i18n/locales/en/shell'
import type { shortcuts } from '#web/i18n/locales/en/shortcuts'
import type { social } from '#web/i18n/locales/en/social'
import type { sources } from '#web/i18n/locales/en/sources'
import type { timeline } from '#web/i18n/locales/en/timeline'
import type { tonight } from '#web/i18n/locales/en/tonight'
import type { unsubscribe } from '#web/i18n/locales/en/unsubscribe'
import type { votes } from '#web/i18n/locales/en/votes'
import type { welcome } from '#web/i18n/locales/en/welcome'

/** The texts of the interface by area; English defines which there are and their arguments. (LANG-4) */
export interface Areas {
  readonly account: typeof account
  readonly accountOffer: typeof accountOffer
  readonly almanac: typeof almanac
  readonly calendar: typeof calendar
  readonly channels: typeof channels
  readonly reminders: typeof reminders
  readonly unsubscribe: typeof unsubscribe
  readonly cloudSync: typeof cloudSync
  readonly shell: typeof shell
  readonly errors: typeof errors
  readonly gacha: typeof gacha
  readonly gachaImport: typeof gachaImport
  readonly gachaShare: typeof gachaShare
  readonly handoff: typeof handoff
  readonly importDoctor: typeof importDoctor
  readonly home: typeof home
  readonly settings: typeof settings
  readonly launch: typeof launch
  readonly activityHistory: typeof activityHistory
  readonly timeline: typeof timeline
  readonly plan: typeof plan
  readonly sources: typeof sources
  readonly tonight: typeof tonight
  readonly evening: typeof evening
  readonly shortcuts: typeof shortcuts
  readonly about: typeof about
  readonly notification: typeof notification
  readonly welcome: typeof welcome
  readonly votes: typeof votes
  readonly qrLogin: typeof qrLogin
  readonly social: typeof social
}

export type TextArea = keyof Areas

/** The texts of an area in another language: the same keys, none missing, none left over. */
export type TextsOf<T> = { readonly [K in keyof T]: T[K] extends string ? string : TextsOf<T[K]> }
