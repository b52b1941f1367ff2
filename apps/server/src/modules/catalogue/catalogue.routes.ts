import { listActivities, listGames } from '@ephemeris/contract/catalogue/catalogue'
import { listCodes } from '@ephemeris/contract/catalogue/codes'
import { getOpenCatalogue, getOpenCatalogueSchema, openCatalogueSchema } from '@ephemeris/contract/open/open-catalogue'
import type { Api } from '#server/http/mount'
import type { Catalogue } from './catalogue.service.ts'

export function catalogueRoutes(api: Api, catalogue: Catalogue): void {
  const { freshness } = catalogue
  api.onCached(listGames, () => catalogue.games(), { freshness })
  api.onCached(listCodes, (language) => catalogue.codes(language), { freshness, question: (language) => language })
  api.onCached(getOpenCatalogue, () => catalogue.open(), { freshness })
  api.onCached(getOpenCatalogueSchema, openCatalogueSchema, { freshness: () => '' })
  api.onCached(listActivities, (query) => catalogue.activities(query), { freshness, question: catalogue.question })
}
