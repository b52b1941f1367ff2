import type { Language } from '@ephemeris/core/language/language'
import { english } from './texts/en.ts'
import { french } from './texts/fr.ts'
import { japanese } from './texts/ja.ts'
import { korean } from './texts/ko.ts'
import { simplifiedChinese } from './texts/zh-Hans.ts'
import { traditionalChinese } from './texts/zh-Hant.ts'

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

type Letters = { readonly [K in MailKind]: (parameters: MailParameters[K]) => MailText }

export interface MailTexts extends Letters {
  readonly greeting: (username: string) => string
  readonly closing: string
}

const TEXTS: Readonly<Record<Language, MailTexts>> = {
  en: english,
  'zh-Hans': simplifiedChinese,
  'zh-Hant': traditionalChinese,
  ja: japanese,
  ko: korean,
  fr: french,
}

export interface WrittenMail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** A mail as plain text and as simple HTML, both with the same words. (MAIL-2) */
export function writeMail<K extends MailKind>(kind: K, parameters: MailParameters[K], language: Language): WrittenMail {
  const texts = TEXTS[language]
  const letters: Letters = texts
  const { subject, paragraphs, action, lines = [], unsubscribe } = letters[kind](parameters)
  const { username, link } = parameters
  const end = 'unsubscribeLink' in parameters ? parameters.unsubscribeLink : null
  const links = [
    ...(action === undefined ? [] : [{ name: action, url: link }]),
    ...(unsubscribe === undefined || end === null ? [] : [{ name: unsubscribe, url: end }]),
  ]
  const greeting = texts.greeting(username)

  return {
    subject,
    text: `${[greeting, ...paragraphs, ...listText(lines), ...links.map(({ name, url }) => `${name}\n${url}`), texts.closing].join('\n\n')}\n`,
    html: [
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body>`,
      `<p>${escapeHtml(greeting)}</p>`,
      ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
      ...listHtml(lines),
      ...links.map(({ name, url }) => `<p><a href="${escapeHtml(url)}">${escapeHtml(name)}</a></p>`),
      `<p>${escapeHtml(texts.closing)}</p>`,
      '</body></html>',
    ].join('\n'),
  }
}

function listText(lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [lines.join('\n')]
}

function listHtml(lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`]
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
