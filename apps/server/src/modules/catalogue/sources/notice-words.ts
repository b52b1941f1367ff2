import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { useOwnWords } from '@ephemeris/announcements/words/notice-rules'
import { joinWords, type OwnWords, readOwnWords } from '@ephemeris/announcements/words/own-words'
import type { Deps } from '#server/deps'

/** The operator's file in DATA_DIR. */
const OWN = 'notice-words.json'
/** What another instance passed on. */
const MIRRORED = 'notice-words-mirrored.json'

interface LoadedWords {
  readonly words: OwnWords
  /** Everything wrong with the operator's file, a sentence each. */
  readonly faults: readonly string[]
}

/** The words that the operator, or another instance, adds to the shipped ones. Without files there are none. (ANN-79) */
async function loadNoticeWords(dataDir: string): Promise<LoadedWords> {
  const [own, mirrored] = [await ownNoticeWords(dataDir), await wordsIn(dataDir, MIRRORED)]
  return { words: joinWords([own.words, mirrored.words]), faults: own.faults }
}

/** Those of the operator alone: what is passed on, so that instances that mirror each other keep no word for ever. */
export function ownNoticeWords(dataDir: string): Promise<LoadedWords> {
  return wordsIn(dataDir, OWN)
}

/** Brings the words into the reading of notices and logs what is wrong with them. */
export async function useNoticeWords({ env, log }: Pick<Deps, 'env' | 'log'>): Promise<void> {
  const { words, faults } = await loadNoticeWords(env.dataDir)
  for (const fault of faults) log.warn('words not used', { fault })
  useOwnWords(words)
}

/** Keeps the words of another instance, for when this one asks the publishers itself. */
export async function keepMirroredWords({ env, log }: Pick<Deps, 'env' | 'log'>, words: OwnWords): Promise<void> {
  const { words: before } = await wordsIn(env.dataDir, MIRRORED)
  if (JSON.stringify(before) === JSON.stringify(words)) return
  const file = path.join(env.dataDir, MIRRORED)
  try {
    await writeFile(`${file}.new`, JSON.stringify(words))
    await rename(`${file}.new`, file)
  } catch (error) {
    // The catalogue is worth more than the words.
    log.warn('words not kept', { error })
  }
}

async function wordsIn(dataDir: string, file: string): Promise<LoadedWords> {
  const named = (fault: string) => `${file}: ${fault}`
  try {
    const { words, faults } = readOwnWords(JSON.parse(await readFile(path.join(dataDir, file), 'utf8')))
    return { words, faults: faults.map(named) }
  } catch (error) {
    const isAbsent = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    return { words: {}, faults: isAbsent ? [] : [named(error instanceof Error ? error.message : String(error))] }
  }
}
