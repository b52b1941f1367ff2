import { fileURLToPath } from 'node:url'
import { BANNER_HOSTS } from '@ephemeris/announcements/publishers/entry-shape'
import type { Deps } from './deps.ts'
import { createApi } from './http/mount.ts'
import { watchDatabase } from './http/operation/database-metrics.ts'
import { assertDocumented } from './http/operation/documented.ts'
import { mountOperation } from './http/operation/operation.ts'
import { watchProcess } from './http/operation/process-metrics.ts'
import { createReadiness } from './http/operation/readiness.ts'
import { watchUpkeep } from './http/operation/upkeep-metrics.ts'
import { createServer } from './http/server.ts'
import { loadWebApp } from './http/web-app/web-app.ts'
import { createJobRunner } from './jobs/job-runner.ts'
import { accountRoutes } from './modules/account/account.routes.ts'
import { watchAccounts } from './modules/account/account-metrics.ts'
import { authRoutes } from './modules/account/auth.routes.ts'
import { createGatekeeper } from './modules/account/session/gatekeeper.service.ts'
import { calendarRoutes } from './modules/calendar/calendar.routes.ts'
import { catalogueRoutes } from './modules/catalogue/catalogue.routes.ts'
import { openCatalogue } from './modules/catalogue/catalogue.service.ts'
import { watchCatalogue } from './modules/catalogue/catalogue-metrics.ts'
import { scheduleIngest } from './modules/catalogue/ingest/schedule-ingest.ts'
import { sourcesOf } from './modules/catalogue/sources/source.ts'
import { challengeRoutes } from './modules/challenge/challenge.routes.ts'
import { gachaRoutes } from './modules/gacha/gacha.routes.ts'
import { importJob } from './modules/gacha/import/import-job.service.ts'
import { handoffRoutes } from './modules/handoff/handoff.routes.ts'
import { mailJob } from './modules/mail/mail.service.ts'
import { notesRoutes } from './modules/notes/notes.routes.ts'
import { ownViewRoutes } from './modules/own-view/own-view.routes.ts'
import { qrLoginRoutes } from './modules/qr-login/qr-login.routes.ts'
import { adoptFeedPlace, calendarAlarms } from './modules/reminders/calendar-alarms.service.ts'
import { deliveryJobs } from './modules/reminders/deliver.service.ts'
import { createCandidates } from './modules/reminders/plan/candidates.ts'
import { createPlanner } from './modules/reminders/plan/planner.ts'
import { reminderRoutes } from './modules/reminders/reminders.routes.ts'
import { showRoutes } from './modules/show/show.routes.ts'
import { siteRoutes } from './modules/site/site.routes.ts'
import { VERSION } from './modules/site/version.ts'
import { AVATAR_HOSTS } from './modules/social/avatar.ts'
import { socialRoutes } from './modules/social/social.routes.ts'
import { syncRoutes } from './modules/sync/sync.routes.ts'
import { votesRoutes } from './modules/votes/votes.routes.ts'
import { PERSONAL_DATA } from './personal-data.ts'
import { createSeal } from './platform/secrets/seal.ts'
import { startSweeps } from './sweeps.ts'

/** The same seen from the sources and from the bundle. */
const WEB_ROOT = fileURLToPath(new URL('../../web/dist', import.meta.url))

export interface AppServer {
  /** Starts to listen where the environment says. @returns the address, e.g. `http://127.0.0.1:3000` */
  listen(): Promise<string>
  /** Makes load balancers send nothing more; requests are still answered. */
  drain(): void
  /** Finishes running requests, then closes all connections. */
  close(): Promise<void>
}

/** Everything that is offered over HTTP. */
export async function createApp(deps: Deps, webRoot = WEB_ROOT): Promise<AppServer> {
  const { metrics, env } = deps
  const opening = openCatalogue(deps)
  const readiness = createReadiness(deps)
  const avatarHosts = env.providers.qq === null ? [] : AVATAR_HOSTS
  // While the database looks up the catalogue.
  const webApp = loadWebApp(deps, { root: webRoot, pictureHosts: [...BANNER_HOSTS, ...avatarHosts] })
  const catalogue = await opening
  const server = createServer(deps, { metrics, webApp })
  const isHttps = env.publicUrl?.startsWith('https:') ?? false
  const api = createApi(server, { gatekeeper: createGatekeeper(deps), space: deps.space, isHttps })
  const seal = createSeal(env.dataDir)
  const jobs = createJobRunner(deps, [mailJob(deps), importJob({ ...deps, seal }), ...deliveryJobs({ ...deps, seal })])
  const candidates = createCandidates(catalogue, deps)
  const planner = createPlanner({ ...deps, seal }, { candidates, catalogue, wake: jobs.wake })

  siteRoutes(api, deps, catalogue)
  catalogueRoutes(api, catalogue)
  calendarRoutes(api, { ...deps, seal }, { catalogue, calendarAlarms, adoptFeedPlace })
  challengeRoutes(api, deps)
  authRoutes(api, deps)
  accountRoutes(api, { ...deps, seal }, PERSONAL_DATA)
  votesRoutes(api, deps, catalogue)
  qrLoginRoutes(api, deps)
  handoffRoutes(api, deps)
  socialRoutes(api, deps)
  syncRoutes(api, deps)
  notesRoutes(api, deps)
  reminderRoutes(api, { ...deps, seal }, candidates)
  ownViewRoutes(api, deps, catalogue)
  showRoutes(api, { ...deps, seal })
  gachaRoutes(api, deps, { seal, appVersion: VERSION, wake: jobs.wake })
  assertDocumented(api.mounted)
  mountOperation(server, { metrics, version: VERSION, isReady: readiness.isReady })
  watchDatabase(metrics, deps.db)
  watchProcess(metrics, { deaths: deps.deaths, version: VERSION })
  watchUpkeep(deps)
  watchCatalogue(deps, catalogue)
  watchAccounts(deps)
  const stopSweeps = startSweeps({ ...deps, seal })

  let stopReading = async () => {}

  return {
    listen: async () => {
      const address = await server.listen({ host: env.host, port: env.port })
      deps.origin.listensAt(address)
      jobs.start()
      planner.start()
      if (sourcesOf(env).length > 0) stopReading = scheduleIngest(deps, catalogue.refresh)
      webApp.readRest().catch((error) => deps.log.warn('files of the web app not read', { error }))
      return address
    },
    drain: readiness.drain,
    close: async () => {
      readiness.drain()
      catalogue.close()
      stopSweeps()
      await server.close()
      await stopReading()
      await planner.stop()
      await jobs.stop()
      deps.mailer.close()
    },
  }
}
