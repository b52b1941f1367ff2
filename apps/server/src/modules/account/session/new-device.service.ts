import { AppError } from '@ephemeris/contract/errors'
import { parseLanguage } from '@ephemeris/core/language/language'
import type { Db } from '#server/db/client'
import type { Deps } from '#server/deps'
import { enqueueMail } from '#server/modules/mail/mail.service'
import { settingsLink } from '../settings-link.ts'
import { findUser } from '../user.queries.ts'

/**
 * Writes to a user which device is being signed in, as part of `transaction`. (QR-8)
 * @throws AppError TOKEN_INVALID if the user has just been deleted
 */
export async function mailAboutNewDevice(
  transaction: Db,
  deps: Pick<Deps, 'clock' | 'origin'>,
  { userId, device, address }: { userId: string; device: string; address: string },
): Promise<void> {
  const user = await findUser(transaction, userId)
  if (!user) throw new AppError('TOKEN_INVALID')
  await enqueueMail(transaction, deps, {
    userId,
    recipient: user.email,
    language: parseLanguage(user.language) ?? 'en',
    kind: 'newDevice',
    parameters: { username: user.username, device, address, link: settingsLink(deps, { highlight: 'login' }) },
  })
}
