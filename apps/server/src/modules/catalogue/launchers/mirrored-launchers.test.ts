import { getOpenCatalogue, type OpenCatalogue } from '@ephemeris/contract/open/open-catalogue'
import { versionNumber } from '@ephemeris/core/activity/versions/version-number'
import { DAY_MS, HOUR_MS, instant } from '@ephemeris/core/time/instant'
import { expect, test } from 'vitest'
import { mirroredRow, NOW, ONLY_FIRST, ONLY_PUBLISHERS, startMirroredApp } from '#server/testing/notices/mirrored-app'
import { launchersOf } from '#server/testing/notices/notice-server'
import { listSourceStates } from '../sources/source.queries.ts'

const { deps, clock, publisher, answers, forget, serve, read, servedDocument, shown } = await startMirroredApp()

const launchersIn = ({ activities }: Pick<OpenCatalogue, 'activities'>) =>
  activities.flatMap(({ gameId, version, launcher }) => (launcher ? [{ gameId, version, launcher }] : []))

test('MIR-13 what another instance saw in launchers arrives with its times, and stays when it is read again', async () => {
  publisher.launchers = launchersOf({ hk4e: ['7.2.0', '7.3.0'], wuwa: ['3.8.1'] })
  await read(ONLY_PUBLISHERS)
  const there = launchersIn(await servedDocument())
  expect(there).toContainEqual({ gameId: 'genshin', version: '7.3', launcher: { state: 'pre_download', since: NOW } })
  expect(there).toContainEqual({ gameId: 'wuthering', version: '3.8', launcher: { state: 'live', since: NOW } })
  const document = getOpenCatalogue.reply.write(await servedDocument()) as { readonly activities: readonly object[] }
  await forget()
  answers.first = () => ({ status: 200, text: JSON.stringify(document) })
  for (const hours of [1, 2]) {
    clock.set(new Date(NOW + hours * HOUR_MS).toISOString())
    await read(ONLY_FIRST)
    const isRecent = ({ version }: { readonly version: string | null }) => version === '7.3' || version === '3.8'
    expect(launchersIn(await servedDocument(ONLY_FIRST)).filter(isRecent)).toEqual(there.filter(isRecent))
  }
  // An instance of the version before says nothing of launchers.
  const older = document.activities.map(({ launcher: _launcher, ...row }: { readonly launcher?: object }) => row)
  answers.first = () => ({ status: 200, text: JSON.stringify({ ...document, activities: older }) })
  await forget()
  const [round] = await read(ONLY_FIRST)
  expect(round?.reading?.unreadable).toEqual([])
  expect(launchersIn(await servedDocument(ONLY_FIRST))).toEqual([])
})

test.each([
  ['of tomorrow', '7.3', DAY_MS],
  ['of a version that nobody expects', '9.4', 0],
])('MIR-13 (MIR-3) a launcher %s is not believed', async (_name, version, shiftMs) => {
  const start = { kind: 'instant', at: instant(NOW + 20 * DAY_MS) } as const
  const row = mirroredRow('Version', {
    ...{ type: 'version', version, certainty: 'expected', start },
    end: { kind: 'instant', at: instant(NOW + 60 * DAY_MS) },
    source: { name: 'cadence', url: null, updatedAt: instant(NOW - HOUR_MS) },
    launcher: { state: 'live', since: instant(NOW + shiftMs) },
  })
  answers.first = serve(mirroredRow('Event'), row)
  await read(ONLY_FIRST)
  const states = await listSourceStates(deps.db)
  expect(states.map(({ failures, launchers }) => [failures, launchers])).toEqual([
    [0, shiftMs > 0 ? {} : { genshin: [] }],
  ])
  expect((await shown()).find(({ title }) => versionNumber(title) === version)?.certainty).not.toBe('announced')
})
