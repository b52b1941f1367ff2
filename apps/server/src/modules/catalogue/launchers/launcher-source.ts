import type { Instant } from '@ephemeris/core/time/instant'
import { SourceError } from '../sources/fetch-error.ts'
import type { Source } from '../sources/notice-source.ts'
import { type LauncherReading, readBranches, readIndex } from './read-launcher.ts'

interface Launcher {
  readonly id: string
  /** For the world, then for China, which is asked where the first one fails. */
  readonly addresses: readonly string[]
  /** `null`: it is no such answer. */
  read(json: unknown, now: Instant): LauncherReading | null
}

const LAUNCHERS: readonly Launcher[] = [
  {
    id: 'hoyoverse-launcher',
    addresses: [
      'https://sg-hyp-api.hoyoverse.com/hyp/hyp-connect/api/getGameBranches?launcher_id=VYTpXlbWo8',
      'https://hyp-api.mihoyo.com/hyp/hyp-connect/api/getGameBranches?launcher_id=jGHBHlcOq1',
    ],
    read: readBranches,
  },
  {
    id: 'kuro-launcher',
    addresses: [
      'https://prod-alicdn-gamestarter.kurogame.com/launcher/game/G153/50004_obOHXFrFanqsaIEOmuKroCcbZkQRBC7c/index.json',
      'https://prod-cn-alicdn-gamestarter.kurogame.com/launcher/game/G152/10003_Y8xXrXk65DqFHEDgApn3cpK5lfczpFx5/index.json',
    ],
    read: (json, now) => readIndex('wuthering', json, now),
  },
]

/** The publishers' launchers, which show the live version and the one whose download is open. (ING-21) */
export const LAUNCHER_SOURCES: readonly Source[] = LAUNCHERS.map(({ id, addresses, read }) => ({
  id,
  isMirror: false,
  read: async (get, { now }) => {
    const failures: string[] = []
    let failure: SourceError | null = null
    for (const address of addresses) {
      try {
        const { words, unreadable } = read(await get(address), now) ?? refused('shape')
        const notices = Object.keys(words).length
        if (notices === 0) refused(unreadable.length === 0 ? 'empty' : `unreadable: ${unreadable[0]?.field}`)
        return { found: new Map(), launchers: words, notices, languages: [], leftOut: [], unreadable, failures }
      } catch (error) {
        if (!(error instanceof SourceError)) throw error
        failure ??= error
        failures.push(`${new URL(address).host}: ${error.reason}`)
      }
    }
    throw failure ?? new SourceError('empty')
  },
}))

function refused(reason: string): never {
  throw new SourceError(reason)
}
