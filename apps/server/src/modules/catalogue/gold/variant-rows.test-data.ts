import type { Language } from '@ephemeris/core/language/language'
import type { GoldNotice } from './gold-notice.ts'

const SHOWN = [Date.UTC(2026, 10, 10, 4), Date.UTC(2026, 11, 20)] as const

type Row = Omit<GoldNotice, 'id' | 'language' | 'section' | 'shownMs'> &
  Partial<Pick<GoldNotice, 'section' | 'shownMs'>>

/** Notices of one list, numbered in their order. */
export function rows(language: Language, section: string, given: readonly Row[]): readonly GoldNotice[] {
  return given.map((row, index) => ({ section, shownMs: SHOWN, language, ...row, id: String(index + 1) }))
}

export function notice(title: string, rest: Omit<Row, 'title'>): Row {
  return { title, ...rest }
}

/** A time under its label; `truth` without its type; `null`: nothing that the timeline shows. */
export function event(title: string, label: string, text: string, truth: string | null, type = 'event'): Row {
  return { title, body: `<p>${label}</p><p>${text}</p>`, truth: truth === null ? [] : [`${type} | ${truth}`] }
}

export function table(...lines: readonly (readonly string[])[]): string {
  return `<table><tbody>${lines.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table>`
}
