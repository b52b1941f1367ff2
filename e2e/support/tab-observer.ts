import type { Page } from '@playwright/test'
import { openTab } from './tabs.ts'

/** The entry that the tab which has the app signs. */
export const LOCK_RECORD = 'ephemeris.tab-lock'

/** A message of the lock, with the moment of it by the device's clock. */
interface LockMessage {
  readonly type: string
  readonly tabId: string
  readonly at: number
}

/** A write to local storage; `tabId` is `null` for a tab that never signed as the holder. */
export interface Write {
  readonly tabId: string | null
  readonly key: string
  readonly at: number
}

export interface Log {
  readonly messages: readonly LockMessage[]
  readonly writes: readonly Write[]
}

/** What the observer's page keeps: the log, and the channel on which the tabs obey it. */
interface Watched extends Log {
  readonly messages: LockMessage[]
  readonly writes: Write[]
  answers: { id: string; waits: boolean }[]
  readonly channel: BroadcastChannel
}

export interface Observer {
  readonly log: () => Promise<Log>
  /** Waits until one of `count` tabs has the app and the others say so; then one of those takes it, by its button. */
  readonly passOn: (count: number) => Promise<void>
  /** So many times all tabs leave, come back in one tick, and pass the app on. */
  readonly playRounds: (count: number, rounds: number) => Promise<void>
}

/**
 * Makes every tab of the context report what it writes and obey the observer: leave and come back, as if it went through
 * the browser's cache of pages, say whether it waits, press its button. To be called before the tabs load.
 */
export async function prepareTabs(page: Page): Promise<void> {
  await page.context().addInitScript((record) => {
    const channel = new BroadcastChannel('observed')
    const id = String(Math.random())
    let tabId: string | null = null
    for (const name of ['setItem', 'removeItem'] as const) {
      const original: (...args: string[]) => void = Storage.prototype[name]
      Storage.prototype[name] = function (this: Storage, ...args: string[]) {
        const [key = '', text] = args
        if (key === record && text) tabId = JSON.parse(text).owner
        channel.postMessage({ write: { tabId, key, at: Date.now() } })
        original.apply(this, args)
      }
    }
    channel.addEventListener('message', ({ data: { event, asks, press } }) => {
      if (window.location.pathname === '/logo.svg') return
      const button = document.querySelector<HTMLButtonElement>('dialog[open] button')
      if (event) window.dispatchEvent(new PageTransitionEvent(event, { persisted: true }))
      if (asks) channel.postMessage({ answer: { id, waits: button !== null } })
      if (press === id) button?.click()
    })
  }, LOCK_RECORD)
}

/** A page of the same origin that is no tab of the app, and logs the messages between the tabs. */
export async function observeTabs(existing: Page): Promise<Observer> {
  const page = await openTab(existing, '/logo.svg')
  const watched = await page.evaluateHandle((): Watched => {
    const it: Watched = { messages: [], writes: [], answers: [], channel: new BroadcastChannel('observed') }
    new BroadcastChannel('tab-lock-channel').addEventListener('message', ({ data: { type, data } }) => {
      it.messages.push({ type, tabId: data.toTabId ?? data.tabId, at: data.timestamp })
    })
    it.channel.addEventListener('message', ({ data: { write, answer } }) => {
      if (write) it.writes.push(write)
      if (answer) it.answers.push(answer)
    })
    return it
  })

  function playRounds(count: number, rounds: number): Promise<void> {
    return watched.evaluate(
      async (it, { count, rounds }) => {
        const acquisitions = () => it.messages.filter(({ type }) => type === 'lock_acquired').length
        const until = async (holds: () => boolean | Promise<boolean>) => {
          while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 5))
        }
        const waiting = async () => {
          it.answers = []
          it.channel.postMessage({ asks: true })
          await until(() => it.answers.length >= count)
          return it.answers.filter(({ waits }) => waits)
        }
        const passOn = async () => {
          await until(async () => (await waiting()).length === count - 1)
          const before = acquisitions()
          it.channel.postMessage({ press: (await waiting())[0]?.id })
          await until(() => acquisitions() > before)
        }

        if (rounds === 0) await passOn()
        for (let round = 0; round < rounds; round++) {
          const before = acquisitions()
          for (const event of ['pagehide', 'pageshow']) it.channel.postMessage({ event })
          await until(() => acquisitions() > before)
          await passOn()
        }
      },
      { count, rounds },
    )
  }

  return {
    log: () => watched.evaluate(({ messages, writes }) => ({ messages, writes })),
    passOn: (count) => playRounds(count, 0),
    playRounds,
  }
}

interface Hold {
  readonly tabId: string
  readonly from: number
  /** Infinite while it lasts. */
  readonly to: number
}

/** Who held the lock when, by the messages of the tabs. */
export function holdsIn({ messages }: Pick<Log, 'messages'>): Hold[] {
  return messages.flatMap(({ type, tabId, at: from }, index) => {
    if (type !== 'lock_acquired') return []
    const end = messages.slice(index).find((it) => it.type === 'lock_released' && it.tabId === tabId)
    return [{ tabId, from, to: end?.at ?? Number.POSITIVE_INFINITY }]
  })
}

/** The longest time, in ms, for which two tabs held the lock at once. */
export function longestOverlapMs(log: Pick<Log, 'messages'>): number {
  const holds = holdsIn(log).toSorted((a, b) => a.from - b.from)
  let longest = 0
  for (const [index, hold] of holds.entries()) {
    for (const later of holds.slice(index + 1)) {
      if (later.from >= hold.to) break
      if (later.tabId !== hold.tabId) longest = Math.max(longest, Math.min(hold.to, later.to) - later.from)
    }
  }
  return longest
}
