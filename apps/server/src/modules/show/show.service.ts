import type { AccessToken, ShownPageWish } from '@ephemeris/contract/account/access-tokens'
import { AppError } from '@ephemeris/contract/errors'
import type { ShownFigures } from '@ephemeris/core/gacha/figures/shown-figures'
import type { Language } from '@ephemeris/core/language/language'
import type { Writer } from '#server/db/hold-user'
import type { Deps } from '#server/deps'
import type { Caller } from '#server/http/caller'
import type { HeavyCaller } from '#server/platform/processes/heavy-work'
import type { Seal } from '#server/platform/secrets/seal'
import {
  makeShownPage,
  openShownPage,
  type ShownAccount,
} from '../account/session/access-token/access-token.service.ts'
import { shownFiguresOf } from '../gacha/statistics/shown-figures.service.ts'
import { shownPage } from './show-page.ts'
import { showPicture } from './show-picture.ts'

export type ShowDeps = Pick<Deps, 'db' | 'clock' | 'limits' | 'audit' | 'log' | 'origin' | 'heavyWork'> & {
  readonly seal: Seal
}

/** (SHOW-1) @throws AppError RECORDS_ABSENT unless the account is on the user's list and has pulls; SHOWN_PAGES_FULL */
export async function makePage(deps: ShowDeps, user: Writer & HeavyCaller, wish: ShownPageWish): Promise<AccessToken> {
  await shownFiguresOf(deps, user, wish)
  return makeShownPage(deps, user, wish)
}

/** (SHOW-2) @throws AppError NOT_FOUND */
export async function shownPageOf(deps: ShowDeps, token: string, caller: Caller): Promise<Buffer> {
  const { page, figures } = await opened(deps, token, caller)
  // Chats send no language: what they show is in the player's.
  const language: Language = caller.header('accept-language') === null ? page.language : caller.language
  const address = `${deps.origin.url()}/show/${token}`
  return Buffer.from(shownPage({ ...page, figures, language, address }))
}

/** (SHOW-4) @throws AppError NOT_FOUND */
export async function pictureOf(deps: ShowDeps, token: string, caller: Caller): Promise<Buffer> {
  const { page, figures } = await opened(deps, token, caller)
  return showPicture(page.gameId, figures)
}

/** @throws AppError NOT_FOUND for what never was, what has ended, and pulls that are no longer there alike */
async function opened(
  deps: ShowDeps,
  token: string,
  { network }: Caller,
): Promise<{ page: ShownAccount; figures: ShownFigures }> {
  const page = await openShownPage(deps, token)
  try {
    return { page, figures: await shownFiguresOf(deps, { id: page.userId, network }, page) }
  } catch (error) {
    throw error instanceof AppError && error.code === 'RECORDS_ABSENT' ? new AppError('NOT_FOUND') : error
  }
}
