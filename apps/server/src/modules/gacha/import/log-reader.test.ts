import { readLink } from '@ephemeris/core/gacha/link/read-link'
import { LINK_BOOK } from '@ephemeris/gamedata/pulls/link-book'
import { expect, test } from 'vitest'
import { OutboundError } from '#server/platform/outbound/outbound-error'
import type { OutboundAnswer, OutboundRequest } from '#server/platform/outbound/outbound-http'
import { linkTo } from '#server/testing/pull-logs/pull-log-simulator'
import { simulatedAccount } from '#server/testing/pull-logs/simulated-account'
import { createLogReader } from './log-reader.ts'

const FREQUENT = JSON.stringify({ retcode: -110, message: 'visit too frequently', data: null })
const EMPTY = JSON.stringify({ retcode: 0, message: 'OK', data: { list: [] } })

/** A reader whose answers are given, and what it did: pauses as numbers, requests as their address. */
function readerOf(answers: readonly (string | OutboundError)[]) {
  const reading = readLink(linkTo(simulatedAccount('genshin', { pulls: 1 })), 'genshin', LINK_BOOK)
  if (!reading.ok) throw new RangeError(reading.reason)
  const did: (number | string)[] = []
  const left = [...answers]
  const outbound = {
    ask: async ({ url }: OutboundRequest): Promise<OutboundAnswer> => {
      did.push(new URL(url).hostname)
      const answer = left.shift() ?? EMPTY
      if (answer instanceof OutboundError) throw answer
      return { status: 200, contentType: '', header: () => null, text: answer }
    },
  }
  const pause = async (ms: number) => {
    did.push(ms)
  }
  const { signal } = new AbortController()
  return { did, reader: createLogReader(reading.link, { outbound, pagePauseMs: 500, pause, signal }) }
}

const HOST = 'public-operation-hk4e-sg.hoyoverse.com'
const page = { poolId: '301', endId: '0' }

test('IMPORT-13 between pages lies the pause of the facts, one request at a time', async () => {
  const { did, reader } = readerOf([])
  await reader.read(page)
  await reader.read({ ...page, endId: '5' })
  await reader.read({ ...page, poolId: '302' })
  expect(did).toEqual([HOST, 500, HOST, 500, HOST])
})

test('IMPORT-13 (C074) too frequent: waits one, two, four and eight seconds, and believes the fifth refusal', async () => {
  const { did, reader } = readerOf([FREQUENT, FREQUENT, FREQUENT, FREQUENT, FREQUENT])
  expect(await reader.read(page)).toEqual({ ok: false, fault: 'too_frequent' })
  expect(did).toEqual([HOST, 1000, HOST, 2000, HOST, 4000, HOST, 8000, HOST])
})

test('IMPORT-13 (C072) what is over after a while costs nothing: silence three times, nonsense twice', async () => {
  const silence = new OutboundError('timeout')
  expect(await readerOf([silence, silence]).reader.read(page)).toMatchObject({ ok: true })
  expect(await readerOf([silence, silence, silence]).reader.read(page)).toMatchObject({ fault: 'upstream_unavailable' })
  expect(await readerOf(['<html>']).reader.read(page)).toMatchObject({ ok: true })
  expect(await readerOf(['<html>', '<html>']).reader.read(page)).toMatchObject({ fault: 'upstream_garbled' })
})

test('CHAL-14 an answer that makes more than the longest log is not parsed', async () => {
  const answerWith = (lists: number) =>
    JSON.stringify({ retcode: 0, message: 'OK', data: { list: [] }, more: Array(lists).fill([]) })
  const { reader } = readerOf([answerWith(100_000), answerWith(200_000), answerWith(200_000)])
  expect(await reader.read(page)).toMatchObject({ ok: true })
  expect(await reader.read(page)).toMatchObject({ ok: false, fault: 'upstream_garbled' })
})
