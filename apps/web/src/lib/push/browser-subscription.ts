import type { NewPushSubscription } from '@ephemeris/contract/reminders/reminder-channels'
import { serviceWorkers } from '#web/lib/service-workers'
import { settledWithin } from '#web/lib/time/settled-within'

/** Of the player, of the service worker, which waits for its files, and of the push service: none may ever answer. */
const LIMIT_MS = 30_000

/** Of what the browser knows by itself. */
const PRESENT_MS = 5_000

/** The player has not allowed notifications. */
export class PushRefused extends Error {}

/** The browser asks where the player does not see it, or the player has not answered. */
export class PushUnanswered extends Error {}

/** The browser could not reach its push service, or has none. */
export class PushUnreachable extends Error {}

/**
 * Asks the player, where that is still open, whether this site may notify. To be called in a click, before anything is
 * awaited: browsers ask only then.
 *
 * @throws PushRefused
 * @throws PushUnanswered
 */
export async function askPermission(): Promise<void> {
  const answer = await settledWithin(Notification.requestPermission(), LIMIT_MS)
  if (answer === null) throw new PushUnanswered()
  if (answer !== 'granted') throw new PushRefused()
}

/**
 * The browser's subscription for a server's key; one for another key is ended.
 *
 * @param key base64url, uncompressed
 * @throws PushUnreachable
 */
export async function subscribeWith(key: string): Promise<NewPushSubscription> {
  try {
    const { pushManager } = await answered(ownWorker(), LIMIT_MS)
    const present = await answered(pushManager.getSubscription(), PRESENT_MS)
    const isSame = present !== null && base64url(present.options.applicationServerKey) === key
    if (present && !isSame) await answered(present.unsubscribe(), LIMIT_MS)
    const subscription = isSame
      ? present
      : await answered(pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }), LIMIT_MS)
    return onWire(subscription)
  } catch (cause) {
    throw new PushUnreachable('no push service', { cause })
  }
}

/** The server's id of this browser's subscription; `null`: it has none. @throws PushUnreachable */
export async function subscriptionId(): Promise<string | null> {
  const subscription = await ownSubscription()
  return subscription && idOf(subscription.endpoint)
}

/** Ends this browser's subscription: anyone who still sends to it is refused. @throws PushUnreachable */
export async function endSubscription(): Promise<void> {
  const subscription = await ownSubscription()
  if (subscription) await answered(subscription.unsubscribe(), LIMIT_MS)
}

/** The first 22 characters of the base64url SHA-256 of an endpoint. */
async function idOf(endpoint: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))
  return base64url(hash).slice(0, 22)
}

async function ownSubscription(): Promise<PushSubscription | null> {
  const workers = serviceWorkers()
  if (!(workers && 'PushManager' in window)) return null
  const registration = await answered(workers.getRegistration(), PRESENT_MS)
  return registration ? answered(registration.pushManager.getSubscription(), PRESENT_MS) : null
}

/**
 * What the browser answers; `null` is an answer, too: silence must not pass for "there is none".
 *
 * @throws PushUnreachable if it refuses, or says nothing in time
 */
async function answered<Value>(promise: Promise<Value>, limitMs: number): Promise<Value> {
  const answer = await settledWithin(
    promise.then((value) => ({ value })),
    limitMs,
  )
  if (answer === null) throw new PushUnreachable('no answer')
  return answer.value
}

/** @throws if the browser allows no service worker here, as private windows do */
async function ownWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  return navigator.serviceWorker.ready
}

function onWire(subscription: PushSubscription): NewPushSubscription {
  return {
    endpoint: subscription.endpoint,
    p256dh: base64url(subscription.getKey('p256dh')),
    auth: base64url(subscription.getKey('auth')),
  }
}

function base64url(bytes: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)))
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
