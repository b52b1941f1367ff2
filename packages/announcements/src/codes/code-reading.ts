import { type CodeItem, isGlued, isPhrase, type RedeemCode, readCode } from '@ephemeris/core/codes/redeem-code'
import type { UnreadableEntry } from '../publishers/entry-shape.ts'

/** What one answer of a publisher says of codes. */
export interface CodesReading {
  readonly codes: readonly RedeemCode[]
  readonly unreadable: readonly UnreadableEntry[]
}

/** A code as a publisher writes it, with what is known of it. */
export interface WrittenCode extends Omit<RedeemCode, 'code' | 'url' | 'goneSince'> {
  readonly text: string
  readonly entry: unknown
  /** Of the publisher, where the code stands. */
  readonly field: string
}

/** Those that are codes; the others are named. (CODE-5) */
export function readCodes(written: readonly WrittenCode[]): CodesReading {
  const texts = written.map(({ text }) => text.trim())
  const read = written.map(({ text, entry, field, ...known }) => {
    const code = readCode(text)
    if (code === null || isGlued(code, texts)) return { codes: [], unreadable: [{ entry, field }] }
    const region = isPhrase(code) ? ('china' as const) : known.region
    return { codes: [{ ...known, code, region, url: null, goneSince: null }], unreadable: [] }
  })
  return joinReadings(read)
}

export function joinReadings(readings: readonly CodesReading[]): CodesReading {
  return {
    codes: readings.flatMap(({ codes }) => codes),
    unreadable: readings.flatMap(({ unreadable }) => unreadable),
  }
}

const ITEM = /(?<name>\p{L}[\p{L}\d'’: -]{0,38}?)\s*[*×xX✕]\s*(?<amount>\d{1,7})(?!\d)/gu

/** `原石*100，大英雄的经验*5`; empty where nothing of this form stands. */
export function itemsIn(text: string): readonly CodeItem[] {
  return [...text.matchAll(ITEM)].map(({ groups = {} }) => ({
    name: String(groups.name).trim(),
    amount: Number(groups.amount),
  }))
}
