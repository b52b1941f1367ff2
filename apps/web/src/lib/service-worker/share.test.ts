import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerShare, takeKeptShare } from '#web/lib/service-worker/share'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  takeKeptShare()
  vi.useRealTimers()
})

/** What the system sends, and whether the service worker still waits. */
async function share(fields: Readonly<Record<string, string | File>>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const waits: Promise<unknown>[] = []
  const request = new Request('https://ephemeris.example/share', { method: 'POST', body: form })
  const answer = await answerShare({ request, waitUntil: (wait) => waits.push(wait) })
  return { answer, waits }
}

test('PWA-16 a shared text is kept for the page that opens, and handed over once', async () => {
  const { answer, waits } = await share({ title: 'Wish History', text: 'https://example.org/?authkey=x', url: '' })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, 'https://ephemeris.example/gacha?shared=1'])
  expect(takeKeptShare()).toEqual({ text: 'https://example.org/?authkey=x\nWish History', file: null })
  expect(takeKeptShare()).toBeNull()
  await Promise.all(waits)
})

test('PWA-16 a shared file is handed over as it is', async () => {
  await share({ file: new File(['{"info":{}}'], 'uigf.json', { type: 'application/json' }) })
  const { file } = takeKeptShare() ?? {}
  expect(file?.name).toBe('uigf.json')
  expect(await file?.text()).toBe('{"info":{}}')
})

test('PWA-16 after a minute it is forgotten, and a second share replaces the first', async () => {
  const first = await share({ text: 'first' })
  const second = await share({ text: 'second' })
  await Promise.all(first.waits)
  await vi.advanceTimersByTimeAsync(59_000)
  await vi.advanceTimersByTimeAsync(1_000)
  await Promise.all(second.waits)
  expect(takeKeptShare()).toBeNull()
})

test('PWA-16 what is empty or no form keeps nothing, and the page opens all the same', async () => {
  const { answer } = await share({ text: ' ', title: '' })
  expect(answer.headers.get('location')).toBe('https://ephemeris.example/gacha?shared=0')
  const request = new Request('https://ephemeris.example/share', { method: 'POST', body: 'rubbish' })
  const other = await answerShare({ request, waitUntil: () => undefined })
  expect(other.status).toBe(303)
  expect(takeKeptShare()).toBeNull()
})
