import { fileURLToPath } from 'node:url'
import type { Deps } from './deps.ts'
import { watchDatabase } from './http/database-metrics.ts'
import { assertDocumented } from './http/documented.ts'
import { createMetrics } from './http/metrics.ts'
import { createApi } from './http/mount.ts'
import { mountOperation } from './http/operation.ts'
import { createReadiness } from './http/readiness.ts'
import { createServer } from './http/server.ts'
import { loadWebApp } from './http/web-app/web-app.ts'
import { BANNER_HOSTS } from './modules/catalogue/banner-hosts.ts'
import { catalogueRoutes } from './modules/catalogue/catalogue.routes.ts'
import { openCatalogue } from './modules/catalogue/catalogue.service.ts'
import { watchCatalogue } from './modules/catalogue/catalogue-metrics.ts'
import { siteRoutes } from './modules/site/site.routes.ts'
import { VERSION } from './modules/site/version.ts'

/** The same seen from the sources and from the bundle. */
const WEB_ROOT = fileURLToPath(new URL('../../web/dist', import.meta.url))

export interface App {
  /** Starts to listen where the environment says. @returns the address, e.g. `http://127.0.0.1:3000` */
  listen(): Promise<string>
  /** Tells load balancers to send nothing more; requests are still answered. */
  drain(): void
  /** Finishes running requests, then closes all connections. */
  close(): Promise<void>
}

/** Everything that is offered over HTTP. */
export async function createApp(deps: Deps, webRoot = WEB_ROOT): Promise<App> {
  const catalogue = await openCatalogue(deps)
  const metrics = createMetrics()
  const readiness = createReadiness(deps)
  const webApp = await loadWebApp(deps, { root: webRoot, bannerHosts: BANNER_HOSTS })
  const server = createServer(deps, { metrics, webApp })
  const api = createApi(server)

  siteRoutes(api, deps, catalogue)
  catalogueRoutes(api, catalogue)
  assertDocumented(api.mounted)
  mountOperation(server, { metrics, version: VERSION, isReady: readiness.isReady })
  watchDatabase(metrics, deps.db)
  watchCatalogue(metrics, catalogue, deps.clock)

  return {
    listen: () => server.listen({ host: deps.env.host, port: deps.env.port }),
    drain: readiness.drain,
    close: async () => {
      readiness.drain()
      catalogue.close()
      await server.close()
    },
  }
}
