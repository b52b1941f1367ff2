import { emailKey } from '@ephemeris/core/account/email'
import { formatInstant } from '@ephemeris/core/time/instant'
import { startEmbeddedPostgres } from '@ephemeris/embedded-postgres/embedded-postgres'
import { createDb, type Db } from '../../apps/server/src/db/client.ts'
import { migrate } from '../../apps/server/src/db/migrate.ts'
import { insertSession } from '../../apps/server/src/modules/account/session/session.queries.ts'
import { insertUser } from '../../apps/server/src/modules/account/user.queries.ts'
import { createPasswordHasher } from '../../apps/server/src/platform/secrets/password-hash.ts'
import { hashToken, newId, newUserToken } from '../../apps/server/src/platform/secrets/tokens.ts'
import { removeFolder, temporaryFolder } from './folders.ts'
import { GENERATED_AT } from './generated-activities.ts'
import { startProduct } from './product.ts'

/** Of every user. */
export const PASSWORD = 'quiet harbour 47'

/** A user at a program: logged in, in a network of their own. */
export interface BenchUser {
  readonly username: string
  /** Of a session. */
  readonly token: string
  readonly headers: Readonly<Record<string, string>>
}

export interface AccountStage {
  /** Of the product, which trusts forwarded networks and asks for no challenge. */
  readonly origin: string
  readonly users: readonly BenchUser[]
  /** Of the product and its database. */
  readonly dataDir: string
  readonly serverPid: number | undefined
  close(): Promise<void>
}

/** The product trusts forwarded networks, and asks for no challenge. */
export const STAGE_ENV = {
  EPHEMERIS_ENV: 'test',
  EPHEMERIS_CLOCK: formatInstant(GENERATED_AT),
  CHALLENGE: 'off',
  TRUST_PROXY: '1',
  LOG_LEVEL: 'error',
} as const

/** The product with so many users. */
export async function openAccountStage(
  count: number,
  fill: (db: Db) => Promise<void> = async () => {},
): Promise<AccountStage> {
  const dataDir = temporaryFolder()
  const postgres = await startEmbeddedPostgres(dataDir)
  const db = createDb(postgres.address)
  await migrate(db)
  const users = await addUsers(db, count)
  await fill(db)
  const product = await startProduct({ dataDir, env: STAGE_ENV })
  return {
    origin: product.origin,
    users,
    dataDir,
    serverPid: product.process.pid,
    close: async () => {
      await product.stop()
      await db.destroy()
      await postgres.stop()
      removeFolder(dataDir)
    },
  }
}

/** All with `PASSWORD`, all or none. */
export async function addUsers(db: Db, count: number): Promise<readonly BenchUser[]> {
  const passwordHash = await createPasswordHasher().hash(PASSWORD)
  const users: BenchUser[] = []
  await db.transaction().execute(async (transaction) => {
    for (let n = 0; n < count; n++) users.push(await addUser(transaction, n, passwordHash))
  })
  return users
}

/** How a trusted proxy names the `n`th network. */
export function networkHeaders(n: number): { readonly 'x-forwarded-for': string } {
  return { 'x-forwarded-for': `198.${18 + (n >> 16)}.${(n >> 8) & 255}.${n & 255}` }
}

async function addUser(db: Db, n: number, passwordHash: string): Promise<BenchUser> {
  const id = newId('u')
  const [token, username] = [newUserToken(id), `bench-${n}`]
  const email = `${username}@example.org`
  const createdAt = new Date(GENERATED_AT)
  await insertUser(db, {
    id,
    username,
    email,
    emailKey: emailKey(email),
    passwordHash,
    language: 'en',
    isDecoy: false,
    pendingUntil: null,
    createdAt,
  })
  await insertSession(db, {
    userId: id,
    id: newId('s'),
    tokenHash: hashToken(token),
    companionHash: null,
    via: 'password',
    device: 'Bench',
    address: '127.0.0.1',
    createdAt,
  })
  return { username, token, headers: { authorization: `Bearer ${token}`, ...networkHeaders(n) } }
}
