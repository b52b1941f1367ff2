import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { simulatedAccount } from '../../../apps/server/src/testing/pull-logs/simulated-account.ts'
import { writePullFile } from '../../../packages/core/src/gacha/exchange/write-file.ts'
import { indexFacts } from '../../../packages/core/src/gacha/facts.ts'
import { instant } from '../../../packages/core/src/time/instant.ts'
import { GACHA_FACTS } from '../../../packages/gamedata/src/pulls/gacha-facts.ts'

/** A file of pulls as another tracker saves it, for `use` alone. */
export async function withPullFile(count: number, use: (file: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ephemeris-pulls-'))
  const { uid, pulls } = simulatedAccount('starrail', { pulls: count, seed: 'engines', uid: '800000002' })
  const options = { mode: 'strict', language: 'en', at: instant(Date.UTC(2026, 4, 20)), appVersion: '1.0' } as const
  const { content } = writePullFile([{ gameId: 'starrail', uid, pulls }], options, (gameId) =>
    indexFacts(gameId, GACHA_FACTS[gameId]),
  )
  const file = path.join(folder, 'pulls.json')
  await writeFile(file, JSON.stringify(content))
  try {
    await use(file)
  } finally {
    await rm(folder, { recursive: true })
  }
}
