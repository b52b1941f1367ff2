import type { ErrorCode } from '@ephemeris/contract/errors'
import type { ShortVersionForms } from '@ephemeris/core/activity/titles/version-title'
import type { Areas, TextsOf } from './areas.ts'

/** What the server says in one language. */
export interface ServerTexts {
  readonly feed: FeedTexts
  /** What the pages of pulls call their figures, and the picture to share. */
  readonly gacha: TextsOf<Areas['gacha']>
  readonly gachaShare: TextsOf<Areas['gachaShare']>
  readonly mail: MailTexts
  readonly messages: MessageTexts
  readonly refusals: Refusals
  /** What Tonight calls the resets. */
  readonly resets: TextsOf<Areas['tonight']>['names']
  readonly titles: TitleTexts
}

/** One plain sentence per refusal. */
export type Refusals = Readonly<Record<ErrorCode, string>>

/** What a feed says beside titles and names. */
export interface FeedTexts {
  readonly expectedTitle: (title: string) => string
  /** The event of an activity's end. */
  readonly ends: (title: string) => string
  readonly expected: string
  readonly endExpected: string
  readonly startExpected: string
  readonly gone: string
  readonly code: (code: string) => string
  /** What the user has added. */
  readonly own: string
}

/** The sentences of messages; `title` is an activity's, `when` a time on the reader's clock. */
export interface MessageTexts {
  readonly ends: (title: string, when: string) => string
  readonly starts: (title: string, when: string) => string
  /** For what has started by now. */
  readonly started: (title: string, when: string) => string
  readonly goalStarts: (title: string, when: string) => string
  /** `title`: with the amount, such as `Original Resin 200/200`. */
  readonly stamina: (title: string, when: string) => string
  /** A redeem code that is not used. */
  readonly newCode: (code: string) => string
  readonly codeEnds: (code: string, when: string) => string
  readonly logExpires: (uid: string, when: string) => string
  /** For what finds no room. */
  readonly more: (count: number) => string
  readonly test: string
  /** The first message to a webhook. */
  readonly hello: string
}

/** Titles that are composed, and names that are missing. */
export interface TitleTexts extends ShortVersionForms {
  readonly version: (parts: VersionTitleParts) => string
  /** A version of which even the number is a guess. */
  readonly laterVersion: (game: string) => string
  /** What the publisher shows of a version before it opens; `version` is empty where the number is a guess. */
  readonly programme: (version: string) => string
  /** Of a featured item that was announced in languages alone that the reader may not know. (CAT-43) */
  readonly unnamed: string
}

export interface VersionTitleParts {
  readonly game: string
  readonly version: string
  /** In brackets, or empty. */
  readonly label: string
  readonly name: string | undefined
}

/** What a mail says. */
export interface MailText {
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** What the link is called; a mail without one has none. */
  readonly action?: string
  /** After the paragraphs. */
  readonly lines?: readonly string[]
  /** What the link is called that ends such mails; it leads to `unsubscribeLink` of the parameters. */
  readonly unsubscribe?: string
}

/** The mails that there are, each with what it needs to know. */
export interface MailParameters {
  /** Proves that an address belongs to the user who registered it. */
  readonly verification: { readonly username: string; readonly link: string }
  /** For the owner of an address with which someone registered again. */
  readonly alreadyRegistered: { readonly username: string; readonly link: string }
  readonly passwordReset: { readonly username: string; readonly link: string }
  readonly passwordChanged: { readonly username: string; readonly link: string }
  /** By a link, which ends more than a change does. */
  readonly passwordWasReset: { readonly username: string; readonly link: string }
  /** A device was signed in by its code. */
  readonly newDevice: {
    readonly username: string
    readonly device: string
    readonly address: string
    readonly link: string
  }
  /** An account at another service can sign in from now on. */
  readonly identityLinked: { readonly username: string; readonly service: string; readonly link: string }
  /** The session that was used longest ago has ended for a new one. */
  readonly oldestSessionEnded: { readonly username: string; readonly device: string; readonly link: string }
  /** What is due in the evening. */
  readonly reminderDigest: {
    readonly username: string
    readonly link: string
    readonly lines: readonly string[]
    readonly unsubscribeLink: string
  }
  readonly reminderTest: { readonly username: string; readonly link: string }
}

export type MailKind = keyof MailParameters

export type Letters = { readonly [K in MailKind]: (parameters: MailParameters[K]) => MailText }

export interface MailTexts extends Letters {
  readonly greeting: (username: string) => string
  readonly closing: string
}
