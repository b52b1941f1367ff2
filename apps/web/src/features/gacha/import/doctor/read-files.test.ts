import { expect, test } from 'vitest'
import { entryOf, previewOf } from '#web/features/gacha/import/doctor/doctor.test-data'
import type { FileEntry } from '#web/features/gacha/import/doctor/file-entry'
import { readBatches, readFiles } from '#web/features/gacha/import/doctor/read-files'
import { ApiError } from '#web/lib/server/api-error'

/** Answers file by file, by its id, and records the requests and the progress. */
function reader(answers: Readonly<Record<number, ReturnType<typeof previewOf> | Error>>) {
  const asked: (string | undefined)[] = []
  const changes = new Map<number, Partial<FileEntry>>()
  return {
    asked,
    changes,
    read: async ({ id }: FileEntry, addTo: string | undefined) => {
      asked.push(addTo)
      const answer = answers[id]
      if (answer === undefined || answer instanceof Error) throw answer
      return answer
    },
    onChange: (id: number, change: Partial<FileEntry>) => void changes.set(id, change),
  }
}

test('DOC-13 each file is added to the preview of those before it, and its own new pulls are shown', async () => {
  const { asked, changes, ...tools } = reader({ 1: previewOf('gf_1', 100), 2: previewOf('gf_2', 120) })
  const joined = await readFiles([entryOf(1), entryOf(2)], { ...tools, before: null })
  expect([joined?.previewId, asked]).toEqual(['gf_2', [undefined, 'gf_1']])
  expect([changes.get(1)?.state, changes.get(2)?.state]).toMatchObject([{ added: 100 }, { added: 20 }])
})

test('DOC-13 a file that is refused stands beside those that are read', async () => {
  const refusal = new ApiError('refused', '', { status: 400, data: { reason: 'damaged' } })
  const { asked, changes, ...tools } = reader({ 1: previewOf('gf_1', 100), 2: refusal, 3: previewOf('gf_3', 150) })
  const joined = await readFiles([entryOf(1), entryOf(2), entryOf(3)], { ...tools, before: null })
  expect([joined?.previewId, asked]).toEqual(['gf_3', [undefined, 'gf_1', 'gf_1']])
  expect(changes.get(2)?.state).toEqual({ kind: 'refused', error: refusal })
})

test('DOC-13 the reading ends where the preview of the files before is gone', async () => {
  const gone = new ApiError('refused', '', { status: 404 })
  const { asked, changes, ...tools } = reader({ 2: gone })
  await expect(readFiles([entryOf(2)], { ...tools, before: previewOf('gf_1', 100) })).rejects.toBe(gone)
})

test('DOC-15 a question stays with its file when the answer asks nothing more', async () => {
  const question = { kind: 'account', gameId: 'genshin', chosen: '100000001', choices: ['100000001'] } as const
  const { asked, changes, ...tools } = reader({ 1: { ...previewOf('gf_1', 5), questions: [question] } })
  await readFiles([entryOf(1)], { ...tools, before: null })
  expect(changes.get(1)?.question).toEqual(question)

  const again = reader({ 1: previewOf('gf_2', 5) })
  await readFiles([entryOf(1, { question, uid: '100000002' })], { ...again, before: null })
  expect(again.changes.get(1)?.question).toEqual(question)
})

test('DOC-13 files that come while others are read are added to the same preview', async () => {
  const { asked, changes, ...tools } = reader({
    1: previewOf('gf_1', 5),
    2: previewOf('gf_2', 8),
    3: previewOf('gf_3', 9),
  })
  const [first, second, third] = [entryOf(1), entryOf(2), entryOf(3)]
  const later = [[second], [third], []]
  const next = () => later.shift() ?? []
  const joined = await readBatches([first], { ...tools, before: null, used: () => [first], next })
  expect([joined?.previewId, asked]).toEqual(['gf_3', [undefined, 'gf_1', 'gf_2']])
  expect([...changes.keys()]).toEqual([1, 2, 3])
})

test('DOC-13 where the preview of the files before is gone, all files that are used are read again', async () => {
  const gone = new ApiError('refused', '', { status: 404 })
  const { changes, onChange } = reader({})
  const used = [entryOf(1), entryOf(2)]
  const asked: unknown[] = []
  const read = async ({ id }: FileEntry, addTo: string | undefined) => {
    asked.push([id, addTo])
    if (addTo === 'gf_old') throw gone
    return previewOf(`gf_${id}`, id)
  }
  const before = previewOf('gf_old', 1)
  const joined = await readBatches([entryOf(2)], { read, onChange, before, used: () => used, next: () => [] })
  expect([joined?.previewId, asked]).toEqual([
    'gf_2',
    [
      [2, 'gf_old'],
      [1, undefined],
      [2, 'gf_1'],
    ],
  ])
  expect(changes.size).toBe(2)
})
