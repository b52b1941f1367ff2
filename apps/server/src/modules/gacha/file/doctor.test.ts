import { gzipSync } from 'node:zlib'
import { confirmFile, previewFile } from '@ephemeris/contract/gacha/gacha-file'
import { undoImport } from '@ephemeris/contract/gacha/gacha-ledger'
import { comparePulls } from '@ephemeris/core/gacha/pull-order'
import { workbookOf } from '@ephemeris/files/containers/workbook.test-data'
import { expect, test } from 'vitest'
import { refusalIn } from '#server/testing/calls/ask'
import { startImportTestApp } from '#server/testing/pull-logs/import-test-app'
import { importFile, pullFile } from '#server/testing/pull-logs/pull-file'
import { simulatedAccount } from '#server/testing/pull-logs/simulated-account'
import { createTestUser } from '#server/testing/test-user'
import { BYTES_PER_USER } from './file.service.ts'

const genshin = simulatedAccount('genshin', { pulls: 120 })
const app = await startImportTestApp([])
const { call, send, refusal, deps } = app

let users = 0
const newUser = () => createTestUser(app, `patient-${++users}`)

/** The account's pulls of the character banners, as paimon.moe's workbook has them: English names, no id, no account. */
const shown = genshin.pulls.filter(({ poolId }) => poolId === '301' || poolId === '400')
const workbook = Uint8Array.from(
  workbookOf([
    {
      name: 'Character Event',
      rows: [
        ['Type', 'Name', 'Time', '⭐', 'Pity', '#Roll', 'Group', 'Banner', 'Part'],
        ...shown.map(({ name, time, rankType, poolId }) => {
          const part = poolId === '400' ? 'Wish 2' : ''
          return ['Weapon', name, time, Number(rankType), 1, 1, 1, 'a', part]
        }),
      ],
    },
    { name: 'Information', rows: [['Paimon.moe Wish History Export'], ['Version', 3]] },
  ]),
)

const sumOf = (pools: readonly { readonly added: number; readonly known: number }[]) => [
  pools.reduce((sum, { added }) => sum + added, 0),
  pools.reduce((sum, { known }) => sum + known, 0),
]

test('DOC-9 a file without an account belongs to the account with which it shares most, and the answer says so', async () => {
  const { token: as } = await newUser()
  const other = simulatedAccount('genshin', { pulls: 50, seed: 'other', uid: '700000001' })
  await importFile(app, other, as)
  await importFile(app, genshin, as)
  const { accounts, questions, diagnoses } = await call(
    previewFile,
    { text: workbook, gameId: null, uid: null },
    { as },
  )
  expect(questions).toEqual([
    { kind: 'account', gameId: 'genshin', chosen: genshin.uid, choices: [other.uid, genshin.uid] },
  ])
  expect(accounts.map(({ uid, pools }) => [uid, sumOf(pools)])).toEqual([[genshin.uid, [0, shown.length]]])
  expect(diagnoses).toMatchObject([{ uidFrom: 'given', rows: shown.length }])

  const chosen = await call(previewFile, { text: workbook, gameId: null, uid: other.uid }, { as })
  expect([chosen.accounts.map(({ uid }) => uid), chosen.questions]).toEqual([[other.uid], []])
})

test('DOC-9 a file without an account is refused with that reason and its game where no account can be meant', async () => {
  const { token: as } = await newUser()
  const { status, text } = await send(previewFile, { text: workbook, gameId: null, uid: null }, { as })
  expect([status, JSON.parse(text).data]).toEqual([400, { reason: 'uid_missing', game: 'genshin' }])
})

test('DOC-7 a file is added to the preview of another; both are confirmed and undone as one import', async () => {
  const { token: as, id } = await newUser()
  const half = { ...genshin, pulls: genshin.pulls.filter((_, place) => place % 2 === 0) }
  const first = await call(previewFile, { text: pullFile([half]), gameId: null, uid: null }, { as })
  const packed = Uint8Array.from(gzipSync(pullFile([genshin])))
  const second = await call(previewFile, { text: packed, gameId: null, uid: null, addTo: first.previewId }, { as })
  const third = await call(
    previewFile,
    { text: workbook, gameId: null, uid: genshin.uid, addTo: second.previewId },
    { as },
  )
  expect(third.accounts.map(({ pools }) => sumOf(pools))).toEqual([[genshin.pulls.length, 0]])
  expect(await deps.db.selectFrom('gacha_uid').select('uid').where('user_id', '=', id).execute()).toEqual([])

  const [one, ...others] = await call(confirmFile, { previewId: third.previewId }, { as })
  expect([one?.added, others]).toEqual([genshin.pulls.length, []])
  expect(await app.recordsOf(genshin, as)).toEqual([...genshin.pulls].sort(comparePulls))
  await call(undoImport, { importId: one?.importId ?? '' }, { as })
  expect(await deps.db.selectFrom('gacha_pull').select('id').where('user_id', '=', id).execute()).toEqual([])

  const gone = await send(previewFile, { text: workbook, gameId: null, uid: null, addTo: 'gf_none' }, { as })
  expect(gone.status).toBe(404)
})

test('DOC-7 a file that knows the second banner corrects pulls that are known by their ids', async () => {
  const { token: as } = await newUser()
  const second = genshin.pulls.filter(({ poolId }) => poolId === '400')
  const merged = second.map((pull) => ({ ...pull, poolId: '301' }))
  await importFile(app, { ...genshin, pulls: merged }, as)
  const paimon = {
    'wish-uid': genshin.uid,
    'wish-counter-character-event': {
      pulls: second.map(({ name, time }) => ({ type: 'weapon', code: '400', id: name, time, pity: 1 })),
    },
  }
  const { previewId } = await call(previewFile, { text: JSON.stringify(paimon), gameId: null, uid: null }, { as })
  await call(confirmFile, { previewId }, { as })
  const records = await app.recordsOf(genshin, as)
  expect(records.map(({ id, poolId }) => [id, poolId])).toEqual(second.map(({ id }) => [id, '400']))
})

test('DOC-10 the answer says what a file is, which zone its times have, and what was done', async () => {
  const { token: as } = await newUser()
  const file = JSON.parse(pullFile([genshin]))
  file.info.export_app = 'GenshinUID'
  file.hk4e[0].timezone = 0
  const { diagnoses, accounts } = await call(
    previewFile,
    { text: JSON.stringify(file), gameId: null, uid: null },
    { as },
  )
  expect(diagnoses).toMatchObject([
    {
      gameId: 'genshin',
      uid: genshin.uid,
      uidFrom: 'file',
      rows: genshin.pulls.length,
      zone: { proof: 'ids', hours: 8, declared: 0 },
      findings: [{ code: 'zone_corrected', rows: genshin.pulls.length, values: ['0', '8'] }],
    },
  ])
  expect(accounts.map(({ pools }) => sumOf(pools))).toEqual([[genshin.pulls.length, 0]])
})

test('DOC-1 (LEDGER-12) a file that is none of pulls is refused by what it is', async () => {
  const { token: as } = await newUser()
  const text = JSON.stringify({ info: { uiaf_version: 'v1.1' }, list: [] })
  const answer = await send(previewFile, { text, gameId: null, uid: null }, { as })
  expect([answer.status, JSON.parse(answer.text).data]).toEqual([400, { reason: 'not_pulls', what: 'achievements' }])
})

test('DOC-8 what unpacks to too much is refused, and the server goes on', async () => {
  const { token: as } = await newUser()
  const bomb = Uint8Array.from(gzipSync(Buffer.alloc(150_000_000)))
  const answer = await send(previewFile, { text: bomb, gameId: null, uid: null }, { as })
  expect([answer.status, JSON.parse(answer.text).data]).toEqual([400, { reason: 'too_large_inside' }])
  expect((await call(previewFile, { text: pullFile([genshin]), gameId: null, uid: null }, { as })).problems).toEqual([])
})

test('DOC-11 thirty files come in one sitting; what counts is how much they hold', async () => {
  const { token: as, id } = await newUser()
  const text = pullFile([{ ...genshin, pulls: genshin.pulls.slice(0, 5) }])
  for (let file = 0; file < 30; file += 1) await call(previewFile, { text, gameId: null, uid: null }, { as })
  await deps.limits.take(BYTES_PER_USER, id, BYTES_PER_USER.points - 20 * 1024)
  const large = { text: ' '.repeat(19 * 1024 * 1024), gameId: null, uid: null }
  expect(await refusal(previewFile, large, { as })).toEqual([429, 100008])
})

/** A file of so many pulls, every one of them of an item that the game's list does not have. */
function fileOfUnknown(uid: string, pulls: number): string {
  const file = JSON.parse(pullFile([{ ...simulatedAccount('genshin', { pulls, uid }) }]))
  for (const row of file.hk4e[0].list) Object.assign(row, { item_id: '10009999', name: 'Nobody' })
  return JSON.stringify(file)
}

test('DOC-20 pulls of unknown items are listed, and those that the player leaves out are not imported', async () => {
  const { token: as } = await newUser()
  const file = JSON.parse(pullFile([{ ...genshin, pulls: genshin.pulls.slice(0, 5) }]))
  const { list } = file.hk4e[0]
  for (const row of [list[1], list[3]]) Object.assign(row, { item_id: '10009999', name: 'Nobody' })
  const { previewId, doubtful } = await call(
    previewFile,
    { text: JSON.stringify(file), gameId: null, uid: null },
    { as },
  )
  expect(doubtful.map(({ gameId, uid, item }) => [gameId, uid, item])).toEqual([
    ['genshin', genshin.uid, 'Nobody'],
    ['genshin', genshin.uid, 'Nobody'],
  ])
  const [first] = doubtful
  const [done] = await call(confirmFile, { previewId, leaveOut: [[0, 0]] }, { as })
  expect(done?.added).toBe(4)
  expect((await app.recordsOf(genshin, as)).map(({ id }) => id)).not.toContain(first?.id)
})

test('DOC-20 pulls that are there already take no place among the 500 that are listed', async () => {
  const { token: as } = await newUser()
  const whole = JSON.parse(fileOfUnknown(genshin.uid, 620))
  const { list } = whole.hk4e[0]
  const older = structuredClone(whole)
  older.hk4e[0].list = list
    .toSorted((a: { id: string }, b: { id: string }) => Number(a.id) - Number(b.id))
    .slice(0, 600)
  const preview = (text: string) => call(previewFile, { text, gameId: null, uid: null }, { as })
  const first = await preview(JSON.stringify(older))
  expect(first.doubtful).toHaveLength(500)
  await call(confirmFile, { previewId: first.previewId }, { as })
  const second = await preview(JSON.stringify(whole))
  expect(second.doubtful).toHaveLength(20)
})

test('DOC-20 (DOC-31) pulls that are listed of several accounts can be left out together, but not all there are', async () => {
  const { token: as } = await newUser()
  let previewId: string | undefined
  let listed = 0
  for (const uid of ['800000011', '700000012', '600000013']) {
    const text = fileOfUnknown(uid, 500)
    const preview = await call(
      previewFile,
      { text, gameId: null, uid: null, ...(previewId !== undefined && { addTo: previewId }) },
      { as },
    )
    previewId = preview.previewId
    listed = preview.doubtful.length
  }
  expect(listed).toBe(1500)
  const leaveOut = (last: number) => ({ previewId: previewId ?? '', leaveOut: [[0, last] as const] })
  expect(await refusal(confirmFile, leaveOut(1499), { as })).toEqual([400, 600006])
  const imports = await call(confirmFile, leaveOut(1498), { as })
  expect(imports.map(({ added }) => added)).toEqual([1])
})

test('DOC-30 a file in another coding is read, or refused for it, whatever the request calls it', async () => {
  const { token: as } = await newUser()
  const rows = genshin.pulls.map(({ id, time, poolId }) => ({ id, time, gacha_type: poolId, name: '冷刃' }))
  const text = JSON.stringify(rows.map((row) => ({ uid: genshin.uid, ...row })))
  const inGbk = Buffer.from(text.replaceAll('冷刃', '\xc0\xe4\xc8\xd0'), 'latin1')
  const post = async (type: string, body: Uint8Array) => {
    const headers = { authorization: `Bearer ${as}`, 'content-type': type }
    return JSON.parse((await app.ask('POST /api/gachalog/import/file', { headers, body })).text)
  }
  for (const type of ['application/json', 'application/octet-stream']) {
    for (const body of [inGbk, Buffer.from(text, 'utf16le'), Buffer.from(`${text}\0\0`)]) {
      const { data } = await post(type, body)
      expect([data.problems, data.doubtful, data.accounts[0].uid]).toEqual([[], [], genshin.uid])
    }
    const refused = await post(type, Buffer.from(text.replaceAll('冷刃', '\xff'), 'latin1'))
    expect([refused.code, refused.data]).toEqual([400, { reason: 'encoding_unknown' }])
  }
})

test('DOC-31 pools of unknown names are asked for; without an answer nothing is imported, with it all', async () => {
  const { token: as } = await newUser()
  const sheet = (name: string, poolId: string) => ({
    name,
    rows: [
      ['Tiempo', 'Nombre', 'Tipo', 'Rareza', 'Total', 'Contador', 'Nota'],
      ...genshin.pulls
        .filter((pull) => pull.poolId === poolId)
        .map((pull) => [pull.time, pull.name, pull.itemType, Number(pull.rankType), 1, 1, '']),
    ],
  })
  const [first = '', second = ''] = new Set(genshin.pulls.map(({ poolId }) => poolId))
  const sheets = [sheet('Gachapón de personaje', first), sheet('Arma, «evento» & 2', second)]
  const [character, weapon] = sheets.toSorted((a, b) => b.rows.length - a.rows.length)
  if (!character || !weapon) throw new RangeError('one pool')
  const rows = (one: typeof weapon) => one.rows.length - 1
  const text = Uint8Array.from(workbookOf([weapon, character]))
  const file = { text, gameId: null, uid: genshin.uid }
  const asked = await call(previewFile, file, { as })
  const question = { kind: 'pool', gameId: 'genshin', chosen: '', choices: ['301', '302', '200', '100', '400', '500'] }
  const questions = [character, weapon].map((one) => ({ ...question, name: one.name, rows: rows(one) }))
  expect(asked.questions.map((one) => ({ ...one, choices: one.choices.toSorted() }))).toEqual(
    questions.map((one) => ({ ...one, choices: one.choices.toSorted() })),
  )
  expect(asked.faults).toEqual([{ fault: 'pool_invalid', rows: rows(character) + rows(weapon) }])
  const refused = await send(confirmFile, { previewId: asked.previewId }, { as })
  expect([refused.status, JSON.parse(refused.text).data]).toEqual([400, { reason: 'no_pulls' }])

  const pools = [
    { gameId: 'genshin', name: 'Gachapón de personaje', poolId: first },
    { gameId: 'genshin', name: 'Arma, «evento» & 2', poolId: second },
  ] as const
  const { previewId, faults } = await call(previewFile, { ...file, pools }, { as })
  expect(faults).toEqual([])
  const [imported] = await call(confirmFile, { previewId }, { as })
  expect(imported?.added).toBe(rows(character) + rows(weapon))
})

test.each(['x', '{}', '[{"game_id":"genshin","name":"a"}]'])(
  'DOC-31 an answer that is no list of pools is refused: %j',
  async (pools) => {
    const { token: as } = await newUser()
    const headers = { authorization: `Bearer ${as}`, 'content-type': 'application/json' }
    const query = new URLSearchParams({ pools })
    const answer = await app.ask(`POST /api/gachalog/import/file?${query}`, { headers, body: '{}' })
    expect(refusalIn(answer)).toEqual([400, 100002])
  },
)
