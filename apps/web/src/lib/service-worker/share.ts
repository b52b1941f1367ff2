import { readSharedForm, SHARED_PARAMETER, type SharedContent } from '#web/lib/offline/shared-content'

/** So long a page has time to ask for it; the browser lets a service worker live while it waits. */
const KEPT_MS = 60_000

interface Kept {
  readonly content: SharedContent
  readonly release: () => void
}

/** In memory alone: a shared link is a secret, and nothing personal is stored here. (PWA-4, PWA-16) */
let kept: Kept | null = null

/** Takes what was shared and opens the page that imports it. (PWA-16) */
export async function answerShare(event: Pick<FetchEvent, 'request' | 'waitUntil'>): Promise<Response> {
  const { request } = event
  const content = await readForm(request)
  kept?.release()
  if (content) event.waitUntil(keep(content))
  return Response.redirect(new URL(`/gacha?${SHARED_PARAMETER}=${content ? 1 : 0}`, request.url).href, 303)
}

/** What was shared, for the one page that asks first; `null`: nothing, or no longer. */
export function takeKeptShare(): SharedContent | null {
  const content = kept?.content ?? null
  kept?.release()
  return content
}

async function readForm(request: Request): Promise<SharedContent | null> {
  try {
    return readSharedForm(await request.formData())
  } catch {
    // No form: whatever it is, there is nothing to import in it.
    return null
  }
}

function keep(content: SharedContent): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => own.release(), KEPT_MS)
    const own: Kept = {
      content,
      release: () => {
        clearTimeout(timer)
        if (kept === own) kept = null
        resolve()
      },
    }
    kept = own
  })
}
