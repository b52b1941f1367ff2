import type { Db } from '#server/db/client'
import { hashToken, userNamedIn } from '#server/platform/secrets/tokens'
import { type EmailTokenPurpose, findEmailToken, findUnnamedEmailToken } from './email-token.queries.ts'

/** What is stored of a mailed token; `null`: nothing, for this purpose. (OPS-83) */
export function storedEmailToken(db: Db, token: string, purpose: EmailTokenPurpose) {
  const userId = userNamedIn(token)
  const sought = { tokenHash: hashToken(token), purpose }
  return userId === null ? findUnnamedEmailToken(db, sought) : findEmailToken(db, userId, sought)
}
