import { startImport } from '@ephemeris/contract/gacha/gacha-import'
import { FORGED } from '@ephemeris/core/gacha/link/forged-links.test-data'
import { GAME_IDS } from '@ephemeris/core/games/game'
import { expect, test } from 'vitest'
import { startImportTestApp } from '#server/testing/pull-logs/import-test-app'
import { linkTo } from '#server/testing/pull-logs/pull-log-simulator'
import { simulatedAccount } from '#server/testing/pull-logs/simulated-account'
import { createTestUser } from '#server/testing/test-user'

const genshin = simulatedAccount('genshin', { pulls: 30 })
const app = await startImportTestApp([genshin])
const { token: as, id } = await createTestUser(app, 'paster')

const answerTo = async (text: string, gameId: (typeof GAME_IDS)[number]) => {
  const answer = await app.send(startImport, { text, gameId }, { as })
  const { error_code, data, message } = JSON.parse(answer.text)
  return { refusal: [answer.status, error_code], reason: data?.reason, message }
}

test.each(FORGED)('IMPORT-1 (C064, C065, C066) %j begins nothing: no server is asked', async (text) => {
  for (const gameId of GAME_IDS) {
    const { refusal, reason, message } = await answerTo(text, gameId)
    expect(refusal).toEqual([400, 600006])
    expect(reason).toMatch(/^(no_link|unsupported_host|incomplete)$/)
    expect(message).toContain(reason)
    expect(message).not.toContain('evil')
  }
  expect(app.simulator.asked).toEqual([])
  expect(await app.deps.db.selectFrom('gacha_task').select('id').where('user_id', '=', id).execute()).toEqual([])
  expect(await app.deps.db.selectFrom('job').select('id').where('user_id', '=', id).execute()).toEqual([])
})

test('IMPORT-1 (C075) a refusal says why: nothing pasted, too long, control characters, another game', async () => {
  const link = linkTo(genshin)
  expect((await answerTo(' ', 'genshin')).reason).toBe('empty')
  expect((await answerTo(`${link}${' '.repeat(8192)}`, 'genshin')).reason).toBe('too_long')
  expect((await answerTo(`${link}\u0000`, 'genshin')).reason).toBe('control_characters')
  expect((await answerTo(link, 'zenless')).reason).toBe('wrong_game')
  expect((await answerTo('https://gmserver-api.aki-game2.com/gacha/record/query', 'wuthering')).reason).toBe(
    'incomplete',
  )
  expect(app.simulator.asked).toEqual([])
})

test('IMPORT-1 (C115) what was refused stands in the log with its reason, and without the text', async () => {
  await answerTo('https://evil.test/canary?authkey=secret', 'genshin')
  const line = app.lines.findLast((text) => text.includes('pull link refused'))
  expect(JSON.parse(line ?? '{}')).toMatchObject({
    userId: id,
    reason: 'unsupported_host',
    address: expect.any(String),
  })
  expect(app.lines.join('')).not.toMatch(/canary|secret/)
})

test('IMPORT-1 (C066) of an accepted link the request goes to the address of the facts, wherever the link leads', async () => {
  const before = app.simulator.asked.length
  const link = linkTo(genshin).replace('https://gs.hoyoverse.com', 'https://webstatic-sea.hoyoverse.com')
  const { taskId } = await app.call(startImport, { text: `抽卡链接：${link}\n谢谢`, gameId: 'genshin' }, { as })
  expect(await app.ended(taskId, as)).toMatchObject({ status: 'completed', result: { total: genshin.pulls.length } })
  const paths = new Set(app.simulator.asked.slice(before).map(({ path }) => path))
  expect(paths).toEqual(new Set(['/gacha_info/api/getGachaLog']))
})
