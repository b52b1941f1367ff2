import { afterAll } from 'vitest'
import { loadShippedCatalogue } from '#server/modules/catalogue/stored/load-shipped'
import { startTestApp } from '../test-app.ts'
import { startNoticeServer } from './notice-server.ts'

/** An app with the shipped catalogue that reads a simulated publisher, without pauses; both end with the file. */
export async function startReadingApp() {
  const publisher = await startNoticeServer()
  afterAll(() => {
    publisher.upstream.close()
    publisher.upstreamsFile.remove()
  })
  const app = await startTestApp({
    prepare: loadShippedCatalogue,
    env: { EPHEMERIS_UPSTREAMS: publisher.upstreamsFile.path },
    wait: async () => {},
  })
  return { publisher, ...app }
}
