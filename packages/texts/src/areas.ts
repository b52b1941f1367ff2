import type { about } from './en/about.ts'
import type { account } from './en/account.ts'
import type { accountOffer } from './en/accountOffer.ts'
import type { activityHistory } from './en/activityHistory.ts'
import type { almanac } from './en/almanac.ts'
import type { calendar } from './en/calendar.ts'
import type { channels } from './en/channels.ts'
import type { cloudSync } from './en/cloudSync.ts'
import type { codes } from './en/codes.ts'
import type { errors } from './en/errors.ts'
import type { evening } from './en/evening.ts'
import type { gacha } from './en/gacha.ts'
import type { gachaImport } from './en/gachaImport.ts'
import type { gachaShare } from './en/gachaShare.ts'
import type { handoff } from './en/handoff.ts'
import type { home } from './en/home.ts'
import type { importDoctor } from './en/importDoctor.ts'
import type { launch } from './en/launch.ts'
import type { notification } from './en/notification.ts'
import type { own } from './en/own.ts'
import type { plan } from './en/plan.ts'
import type { qrLogin } from './en/qrLogin.ts'
import type { reminders } from './en/reminders.ts'
import type { settings } from './en/settings.ts'
import type { shell } from './en/shell.ts'
import type { shortcuts } from './en/shortcuts.ts'
import type { social } from './en/social.ts'
import type { sources } from './en/sources.ts'
import type { timeline } from './en/timeline.ts'
import type { tonight } from './en/tonight.ts'
import type { unsubscribe } from './en/unsubscribe.ts'
import type { votes } from './en/votes.ts'
import type { welcome } from './en/welcome.ts'

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
  readonly own: typeof own
  readonly sources: typeof sources
  readonly tonight: typeof tonight
  readonly evening: typeof evening
  readonly shortcuts: typeof shortcuts
  readonly codes: typeof codes
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
