import { answerWithin } from '#web/lib/service-worker/answer-within'
import { fileOfBuild } from '#web/lib/service-worker/builds'
import { inTimeOrLate } from '#web/lib/service-worker/in-time'

/** Of a page and of the files beside it. */
const PAGE_TIMEOUT_MS = 3000

/**
 * The server's page, which is always the newest and has the right status; where no one answers in time, the page of
 * this build, which is the same at every address. (PWA-1, PWA-5)
 */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const asked = preloadedOrAsked(event)
  event.waitUntil(asked.catch(() => undefined))
  return (await answerWithin(asked, PAGE_TIMEOUT_MS)) ?? inTimeOrLate(fileOfBuild('/'), asked)
}

/** A file without a hash in its name: theme, icon. */
export async function plainFile(request: Request): Promise<Response> {
  const asked = fetch(request)
  return (await answerWithin(asked, PAGE_TIMEOUT_MS)) ?? inTimeOrLate(fileOfBuild(new URL(request.url).pathname), asked)
}

async function preloadedOrAsked({ preloadResponse, request }: FetchEvent): Promise<Response> {
  const preloaded: Response | undefined = await preloadResponse
  // Where no one answers, Firefox gives an error as if it were an answer.
  return preloaded && preloaded.type !== 'error' ? preloaded : fetch(request)
}
