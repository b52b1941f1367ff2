import { Command, Name } from 'selenium-webdriver/lib/command.js'
import type { AppPage } from './app-page.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

/** With what a hand moves on the page. */
export type Hand = 'mouse' | 'touch'

const STEP_MS = 40
const STEPS = 6

/** Presses at one point and lets go at another. */
export function drag(app: AppPage, hand: Hand, from: Point, to: Point): Promise<void> {
  const between = Array.from({ length: STEPS }, (_, step) => ({
    x: Math.round(from.x + ((to.x - from.x) * (step + 1)) / STEPS),
    y: Math.round(from.y + ((to.y - from.y) * (step + 1)) / STEPS),
  }))
  return perform(app, {
    type: 'pointer',
    id: hand,
    parameters: { pointerType: hand },
    actions: [
      moveTo(from, 0),
      { type: 'pointerDown', button: 0 },
      ...between.map((point) => moveTo(point, STEP_MS)),
      { type: 'pointerUp', button: 0 },
    ],
  })
}

/** Presses and lets go at one point. */
export function tap(app: AppPage, point: Point): Promise<void> {
  return perform(app, {
    type: 'pointer',
    id: 'touch',
    parameters: { pointerType: 'touch' },
    actions: [moveTo(point, 0), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }],
  })
}

/** Turns the wheel over a point. */
export function turnWheel(app: AppPage, { x, y }: Point, deltaY: number): Promise<void> {
  return perform(app, {
    type: 'wheel',
    id: 'wheel',
    actions: [{ type: 'scroll', x, y, deltaX: 0, deltaY, duration: 0, origin: 'viewport' }],
  })
}

/** Presses keys one after the other, at what has the focus. */
export function pressKeys(app: AppPage, ...keys: readonly string[]): Promise<void> {
  return perform(app, {
    type: 'key',
    id: 'keys',
    actions: keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  })
}

function moveTo({ x, y }: Point, duration: number): object {
  return { type: 'pointerMove', x, y, duration, origin: 'viewport' }
}

async function perform({ driver }: AppPage, source: object): Promise<void> {
  await driver.execute(new Command(Name.ACTIONS).setParameter('actions', [source]))
  await driver.execute(new Command(Name.CLEAR_ACTIONS))
}
