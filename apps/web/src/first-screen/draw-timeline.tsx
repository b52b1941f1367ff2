import type { FirstScreenView } from '@ephemeris/contract/first-screen'
import { placeActivities } from '@ephemeris/core/activity/place'
import { fixedClock } from '@ephemeris/core/time/clock'
import { offsetOf } from '@ephemeris/core/time/zone'
import { QueryClientProvider } from '@tanstack/react-query'
import { Parser } from 'htmlparser2'
import { prerender } from 'react-dom/static'
import { IntlProvider } from 'use-intl'
import { App } from '#web/app/app.tsx'
import { COMMON_AREAS, pageAt } from '#web/app/routes'
import bar from '#web/features/timeline/bar/bar.module.css'
import styles from '#web/features/timeline/bar/bar-content.module.css'
import { chartMeasures } from '#web/features/timeline/chart/chart-measures'
import { nextChange } from '#web/features/timeline/next-change'
import { loadTexts } from '#web/i18n/load-texts'
import { Texts } from '#web/i18n/texts.tsx'
import { deviceStorage } from '#web/lib/device/device-storage'
import { DRAWING, type DrawnNode, type FirstScreen } from '#web/lib/kept-drawing/drawing'
import { Router } from '#web/lib/page/router.tsx'
import { queryClient } from '#web/lib/server/query-client'
import { now } from '#web/lib/server/server-clock'
import { readZoneAgain } from '#web/lib/time/device-zone'
import { configQuery } from '#web/state/config'
import { gamesQuery } from '#web/state/games'
import { presetServer } from '#web/state/server-zone'
import { prefetchActivities } from '#web/state/timeline/activities'

/** The program of the page, drawn once with what the server answers now. @throws if it does not answer */
export async function drawTimeline({ language, server }: FirstScreenView): Promise<Omit<FirstScreen, 'build'>> {
  readZoneAgain()
  presetServer()
  deviceStorage.update(() => ({ userLanguage: language }))
  queryClient.clear()
  const page = pageAt(DRAWING)
  const [config] = await Promise.all([
    queryClient.fetchQuery(configQuery),
    queryClient.fetchQuery(gamesQuery),
    page?.screen.load(language),
    ...COMMON_AREAS.map((area) => loadTexts(language, area)),
  ])
  const answer = await prefetchActivities(queryClient, language)
  if (!answer) throw new RangeError('no activities')

  const drawnAt = now()
  const { prelude } = await prerender(
    <QueryClientProvider client={queryClient}>
      <Router>
        <IntlProvider locale={language} messages={{}}>
          <Texts areas={COMMON_AREAS}>
            <App untilBarsReplace={() => Promise.resolve()} />
          </Texts>
        </IntlProvider>
      </Router>
    </QueryClientProvider>,
    // All in its place: what is large would otherwise come behind the rest.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const offset = offsetOf(server)
  const placed = placeActivities(
    answer.games.flatMap(({ activities }) => activities),
    () => offset,
    config.eventWindow,
  )
  const { nowShare, gutterPx } = chartMeasures()
  return {
    untilMs: nextChange(placed, drawnAt, fixedClock(offset)),
    nowShare,
    gutterPx,
    content: drawnNode(await new Response(prelude).text()),
  }
}

/** What no one sees, and the art at the ends of bars: a third of the bytes and of the time to lay them out. */
const UNDRAWN = new Set([bar.open, styles.picture, 'visually-hidden'])
const UNSEEN_TAGS = new Set(['script', 'template'])

/** What those hear who cannot see it is said by the program. */
const READ_ALOUD = /^(?:aria-label|title|tabindex|data-motion)$/

type OpenNode = [tag: string, attributes: Record<string, string>, ...content: DrawnNode[]]

/** The one element that React has written. @throws RangeError if there is none */
function drawnNode(html: string): DrawnNode {
  const page: OpenNode = ['', {}]
  const open = [page]

  const parser = new Parser(
    {
      onopentag: (tag, attributes) => {
        const seen = Object.entries(attributes).filter(([name]) => !READ_ALOUD.test(name))
        const node: OpenNode = [tag, Object.fromEntries(seen)]
        if (isSeen(tag, attributes)) open.at(-1)?.push(node)
        open.push(node)
      },
      ontext: (text) => open.at(-1)?.push(text),
      onclosetag: () => open.pop(),
    },
    // Those of SVG have capitals.
    { lowerCaseTags: false, lowerCaseAttributeNames: false },
  )
  parser.end(html)

  const [, , drawn] = page
  if (drawn === undefined) throw new RangeError('nothing was drawn')
  return drawn
}

function isSeen(tag: string, { role, class: names = '' }: Readonly<Record<string, string>>): boolean {
  return !UNSEEN_TAGS.has(tag) && role !== 'progressbar' && !names.split(' ').some((name) => UNDRAWN.has(name))
}
