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
}

/** The mails that there are, each with what it needs to know. */
export interface MailParameters {
  /** Proves that an address belongs to whoever registered it. */
  readonly verification: { readonly username: string; readonly link: string }
  /** For the owner of an address with which somebody registered again. */
  readonly alreadyRegistered: { readonly username: string; readonly link: string }
  readonly passwordReset: { readonly username: string; readonly link: string }
  readonly passwordChanged: { readonly username: string; readonly link: string }
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
  const { subject, paragraphs, action } = letters[kind](parameters)
  const { username, link } = parameters
  const greeting = texts.greeting(username)
  const linkText = action === undefined ? [] : [`${action}\n${link}`]
  const linkHtml = action === undefined ? [] : [`<p><a href="${escapeHtml(link)}">${escapeHtml(action)}</a></p>`]

  return {
    subject,
    text: `${[greeting, ...paragraphs, ...linkText, texts.closing].join('\n\n')}\n`,
    html: [
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body>`,
      `<p>${escapeHtml(greeting)}</p>`,
      ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
      ...linkHtml,
      `<p>${escapeHtml(texts.closing)}</p>`,
      '</body></html>',
    ].join('\n'),
  }
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
