import { confirmFile, type FileImport, previewFile } from '@ephemeris/contract/gacha/gacha-file'
import { writePullFile } from '@ephemeris/core/gacha/exchange/write-file'
import { indexFacts } from '@ephemeris/core/gacha/facts'
import type { Pull } from '@ephemeris/core/gacha/pull'
import { instant } from '@ephemeris/core/time/instant'
import { GACHA_FACTS } from '@ephemeris/gamedata/pulls/gacha-facts'
import type { TestCaller } from '../calls/test-call.ts'
import type { SimulatedAccount } from './simulated-account.ts'

/** A file of accounts as the product itself writes it. */
export function pullFile(accounts: readonly Pick<SimulatedAccount, 'gameId' | 'uid' | 'pulls'>[]): string {
  const options = { mode: 'extended', language: 'en', at: instant(0), appVersion: '1' } as const
  return JSON.stringify(writePullFile(accounts, options, (gameId) => indexFacts(gameId, GACHA_FACTS[gameId])).content)
}

/** Imports a file with some of an account's pulls, as its owner does. */
export async function importFile(
  { call }: Pick<TestCaller, 'call'>,
  account: Pick<SimulatedAccount, 'gameId' | 'uid'> & { readonly pulls: readonly Pull[] },
  as: string,
): Promise<FileImport> {
  const { previewId } = await call(previewFile, { text: pullFile([account]), gameId: null, uid: null }, { as })
  const [one] = await call(confirmFile, { previewId }, { as })
  if (!one) throw new RangeError('nothing was imported')
  return one
}
