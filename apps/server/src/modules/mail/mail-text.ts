import type { Language } from '@ephemeris/core/language/language'
import type { Letters, MailKind, MailParameters } from '@ephemeris/texts/server-areas'
import { SERVER_TEXTS } from '@ephemeris/texts/server-texts'

export interface WrittenMail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** A mail as plain text and as simple HTML, both with the same words. (MAIL-2) */
export function writeMail<K extends MailKind>(kind: K, parameters: MailParameters[K], language: Language): WrittenMail {
  const texts = SERVER_TEXTS[language].mail
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
