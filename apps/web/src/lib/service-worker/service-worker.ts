import { isCatalogue } from '#web/lib/offline/cached-answers'
import { readKeepMessage } from '#web/lib/offline/keep-message'
import { SHARE_PATH, SHARED_QUESTION } from '#web/lib/offline/shared-content'
import { openPage } from '#web/lib/push/open-page'
import { shownPush } from '#web/lib/push/shown-push'
import {
  deleteOldBuilds,
  hashedFile,
  installBuild,
  installLanguage,
  installReaders,
  isHashed,
  isOwnFile,
} from '#web/lib/service-worker/builds'
import { catalogueAnswer, keepAnswers, keepWholeCatalogue } from '#web/lib/service-worker/catalogue'
import { inTime } from '#web/lib/service-worker/in-time'
import { storeLanguage } from '#web/lib/service-worker/language'
import { isMetered } from '#web/lib/service-worker/metered'
import { answerPage, plainFile } from '#web/lib/service-worker/pages'
import { answerShare, takeKeptShare } from '#web/lib/service-worker/share'

declare const self: ServiceWorkerGlobalScope

/** What the server answers beside the web app: a page that opens there is never ours. */
const NOT_A_PAGE = /^\/(api\/|show\/|healthz$|readyz$|metrics$)|\./

self.addEventListener('install', (event) => {
  // Files have their content in their name, and pages come from the server: no tab is disturbed by a change of guard.
  event.waitUntil(installBuild().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  const isShare = request.method === 'POST' && request.mode === 'navigate' && pathname === SHARE_PATH
  if (isShare && origin === self.location.origin) event.respondWith(answerShare(event))
  if (request.method !== 'GET' || origin !== self.location.origin) return

  if (request.mode === 'navigate') {
    if (!NOT_A_PAGE.test(pathname)) event.respondWith(answerPage(event))
  } else if (isCatalogue(request)) event.respondWith(catalogueAnswer(event))
  else if (isHashed(pathname)) event.respondWith(hashedFile(event))
  else if (isOwnFile(pathname)) event.respondWith(plainFile(request))
})

self.addEventListener('message', (event) => {
  if (event.data === SHARED_QUESTION) event.ports[0]?.postMessage(takeKeptShare())
  else event.waitUntil(keepFor(event.data))
})

self.addEventListener('push', (event) => {
  event.waitUntil(showPush(event.data))
})

self.addEventListener('notificationclick', (event) => {
  event.waitUntil(openPageOf(event.notification))
})

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renewSubscription(event.oldSubscription))
})

async function takeOver(): Promise<void> {
  // No page is served before this has ended.
  await Promise.all([inTime(deleteOldBuilds()), self.registration.navigationPreload?.enable()])
  await self.clients.claim()
}

async function keepFor(data: unknown): Promise<void> {
  const message = readKeepMessage(data)
  if (!message) return
  await Promise.all([
    installLanguage(message.language),
    keepAnswers(message.answers),
    keepWholeCatalogue(message.language),
  ])
  await storeLanguage(message.language)
  // Without a connection it comes with a later page.
  if (!isMetered(navigator)) await installReaders().catch(() => undefined)
}

/** Shows a push, also while a page is in front. (REM-46) */
function showPush(data: PushMessageData | null): Promise<void> {
  const { title, options } = shownPush(data?.text() ?? null, self.location.origin)
  return self.registration.showNotification(title, options)
}

/** Brings the page of a notification to the front. (REM-46) */
async function openPageOf(notification: Notification): Promise<void> {
  notification.close()
  const data: { readonly page?: unknown } = Object(notification.data)
  await openPage(data.page, { clients: self.clients, origin: self.location.origin })
}

/** Subscribes again with the same key, so that the next page can inform the server. (REM-47) */
async function renewSubscription(previous: PushSubscription | null): Promise<void> {
  const key = previous?.options.applicationServerKey
  if (!key || (await self.registration.pushManager.getSubscription())) return
  await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}
