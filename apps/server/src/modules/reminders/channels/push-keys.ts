import { createECDH } from 'node:crypto'
import { cachedServerSecret } from '#server/db/server-secret'
import type { Deps } from '#server/deps'

/** With which push services know this installation (RFC 8292), base64url. */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** The operator's, or else one that all processes share, made when it is first asked for. (REM-10) */
export async function pushKeysOf({ env, db }: Pick<Deps, 'env' | 'db'>): Promise<PushKeys> {
  const secret = env.vapidPrivateKey ?? (await cachedServerSecret(db, 'vapid'))
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(secret)
  return { publicKey: curve.getPublicKey('base64url'), privateKey: secret.toString('base64url') }
}
