import { AppError } from '@ephemeris/contract/errors'
import { type Provider, providerName } from '@ephemeris/core/account/arrival'
import { plainNickname } from '@ephemeris/core/account/nickname'
import { type Language, parseLanguage } from '@ephemeris/core/language/language'
import type { Db } from '#server/db/client'
import { holdUser } from '#server/db/hold-user'
import type { Deps } from '#server/deps'
import type { Caller } from '#server/http/caller'
import type { SignedInUser } from '#server/http/gatekeeper'
import { enqueueMail } from '#server/modules/mail/mail.service'
import type { CallOrigin } from '#server/platform/client-network'
import { newId, randomWord } from '#server/platform/secrets/tokens'
import { REGISTRATIONS_OF_DAY } from '../account-limits.ts'
import { lockUser } from '../locked-user.service.ts'
import { settingsLink } from '../settings-link.ts'
import { findUser, insertUser, updateAppearance } from '../user.queries.ts'
import { deleteIdentity, findIdentityUser, type Identity, insertIdentity, listIdentities } from './identity.queries.ts'

/** An account at another service as that service has just proved it. Its mail addresses prove nothing here. */
export interface ProvenIdentity extends Identity {
  readonly nickname: string | null
  /** An https URL at a host that the page may show pictures of; `null`: none. */
  readonly avatar: string | null
}

const NAME_TRIES = 5

/**
 * The user whom an identity signs in: the one it is linked to, else a new one, active and without a password. (SOC-5)
 * @throws AppError REGISTRATION_CLOSED, REGISTRATION_LIMIT, DISK_FULL where it would be a new one
 */
export async function userOfIdentity(
  { db, clock, env, audit, limits, space }: Pick<Deps, 'db' | 'clock' | 'env' | 'audit' | 'limits' | 'space'>,
  identity: ProvenIdentity,
  caller: Pick<Caller, 'language' | 'address' | keyof CallOrigin>,
): Promise<string> {
  const known = await findIdentityUser(db, identity)
  if (known !== null) return known
  // An invited user registers by the link, and links the service afterwards. (ACC-68)
  if (env.registration !== 'open') throw new AppError('REGISTRATION_CLOSED')
  await space.require()
  await limits.takeFrom(REGISTRATIONS_OF_DAY, caller)

  return db.transaction().execute(async (transaction) => {
    const userId = newId('u')
    const now = new Date(clock.now())
    // The second caller waits here for the first, and finds the account that was made.
    if (!(await insertIdentity(transaction, { ...identity, userId, linkedAt: now }))) {
      const made = await findIdentityUser(transaction, identity)
      if (made === null) throw new AppError('PROVIDER_REFUSED')
      return made
    }
    await makeAccount(transaction, { id: userId, language: caller.language, createdAt: now })
    const nickname = identity.nickname === null ? null : plainNickname(identity.nickname)
    await updateAppearance(transaction, userId, { nickname, avatar: identity.avatar })
    audit('account registered', { userId, address: caller.address, via: identity.provider })
    return userId
  })
}

/** @throws AppError PROVIDER_REFUSED if the link was removed meanwhile; the user has to be locked (ACC-62) */
export async function requireLinked(transaction: Db, identity: Identity, userId: string): Promise<void> {
  if ((await findIdentityUser(transaction, identity)) !== userId) throw new AppError('PROVIDER_REFUSED')
}

async function makeAccount(
  transaction: Db,
  { id, language, createdAt }: { id: string; language: Language; createdAt: Date },
): Promise<void> {
  for (let attempt = 0; attempt < NAME_TRIES; attempt++) {
    const username = `player_${randomWord()}`
    const isFree = await insertUser(transaction, {
      id,
      username,
      email: null,
      emailKey: null,
      passwordHash: null,
      language,
      isDecoy: false,
      pendingUntil: null,
      createdAt,
    })
    if (isFree) return
  }
  throw new Error('no free user name was found')
}

/**
 * Lets an identity sign in to the account of who is signed in, and writes so to the owner. (SOC-6)
 * @throws AppError IDENTITY_TAKEN if it signs in elsewhere, or the user has another one of that service
 */
export async function addIdentity(
  { db, clock, env, audit, origin }: Pick<Deps, 'db' | 'clock' | 'env' | 'audit' | 'origin'>,
  { provider, subject }: Identity,
  user: SignedInUser,
): Promise<void> {
  const userId = user.id
  const isNew = await db.transaction().execute(async (transaction) => {
    await holdUser(transaction, user)
    if (await insertIdentity(transaction, { provider, subject, userId, linkedAt: new Date(clock.now()) })) {
      await mailLinkedIdentity(transaction, { clock, env, origin }, { userId, provider })
      return true
    }
    if ((await findIdentityUser(transaction, { provider, subject })) !== userId) throw new AppError('IDENTITY_TAKEN')
    return false
  })
  if (isNew) audit('identity linked', { userId, provider })
}

async function mailLinkedIdentity(
  transaction: Db,
  deps: Pick<Deps, 'clock' | 'env' | 'origin'>,
  { userId, provider }: { userId: string; provider: Provider },
): Promise<void> {
  const user = await findUser(transaction, userId)
  if (!user) throw new AppError('TOKEN_INVALID')
  const link = settingsLink(deps, { highlight: 'login' })
  const service = deps.env.providers[provider]?.name ?? providerName(provider)
  await enqueueMail(transaction, deps, {
    ...{ userId, recipient: user.email, language: parseLanguage(user.language) ?? 'en' },
    ...{ kind: 'identityLinked', parameters: { username: user.username, service, link } },
  })
}

/** @throws AppError NOT_FOUND; LAST_WAY_IN where nothing else would let the user in (SOC-7) */
export async function removeIdentity(
  { db, audit }: Pick<Deps, 'db' | 'audit'>,
  provider: Provider,
  user: SignedInUser,
): Promise<void> {
  const userId = user.id
  await db.transaction().execute(async (transaction) => {
    const { passwordHash } = await lockUser(transaction, user)
    const linked = await listIdentities(transaction, userId)
    if (!linked.some((identity) => identity.provider === provider)) throw new AppError('NOT_FOUND', 'provider')
    if (passwordHash === null && linked.length === 1) throw new AppError('LAST_WAY_IN')
    await deleteIdentity(transaction, userId, provider)
  })
  audit('identity unlinked', { userId, provider })
}
