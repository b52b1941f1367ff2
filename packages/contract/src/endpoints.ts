import { listActivities, listGames } from './catalogue.ts'
import { getConfig } from './config.ts'
import type { Endpoint } from './endpoint.ts'

/** Every call of the API, in the order of its documentation. (API-13) */
export const ENDPOINTS: readonly Endpoint<unknown, unknown>[] = [getConfig, listGames, listActivities]
