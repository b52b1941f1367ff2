/** What stands there before the program and shows controls: none of them works yet. */
const STANDS_FOR = '.first-drawing, .first-welcome, .first-paint'

const CONTROL = 'a, button, input, label'
const ITEM = '[data-activity], [data-game]'

/** A finger that moves farther scrolls. */
const STILL_PX = 10

/** What the program draws may come in several steps. */
const LONGEST_FRAMES = 60

interface EarlyPress {
  readonly x: number
  readonly y: number
  /** The control or item that is drawn there. */
  readonly drawn: Element
}

let press: EarlyPress | null = null

/**
 * A click on what stands there before the program acts as soon as the program has drawn the same thing in its place. The
 * last one counts, and none does once the player presses what is in use. (SHELL-65)
 */
export function watchEarlyPresses(): void {
  const listen = <Type extends keyof DocumentEventMap>(type: Type, work: (event: DocumentEventMap[Type]) => void) =>
    document.addEventListener(type, work, { capture: true, passive: true })

  listen('pointerdown', ({ isPrimary, button, clientX: x, clientY: y }) => {
    const drawn = isPrimary && button === 0 ? drawnAt(x, y) : null
    choose(drawn && { x, y, drawn })
  })
  listen('pointerup', ({ clientX, clientY }) => {
    if (press && Math.hypot(clientX - press.x, clientY - press.y) <= STILL_PX) repeat(press, LONGEST_FRAMES)
    else choose(null)
  })
  listen('pointercancel', () => choose(null))
  // The program was there in time, and the browser itself has pressed what it has drawn.
  listen('click', ({ target, isTrusted }) => {
    if (isTrusted && target instanceof Element && !target.closest(STANDS_FOR) && target.closest(CONTROL)) choose(null)
  })
}

/** Shows which press is waiting. */
function choose(chosen: EarlyPress | null): void {
  press?.drawn.removeAttribute('data-pressed')
  press = chosen
  press?.drawn.setAttribute('data-pressed', '')
}

function drawnAt(x: number, y: number): Element | null {
  const drawing = document.querySelector<HTMLElement>('.first-drawing')
  // What is inert is not found.
  if (drawing) drawing.inert = false
  const drawn = document.elementFromPoint(x, y)?.closest(`${CONTROL}, ${ITEM}`)
  if (drawing) drawing.inert = true
  return drawn?.closest(STANDS_FOR) ? drawn : null
}

function repeat(early: EarlyPress, framesLeft: number): void {
  requestAnimationFrame(() => {
    if (press !== early || framesLeft === 0) return
    if (early.drawn.isConnected) return repeat(early, framesLeft)
    const control = document.elementFromPoint(early.x, early.y)?.closest<HTMLElement>(CONTROL)
    if (!control || !isSame(early.drawn, control)) return repeat(early, framesLeft - 1)
    press = null
    control.focus({ preventScroll: true })
    control.click()
  })
}

function isSame(drawn: Element, live: Element): boolean {
  const before = namesOf(drawn)
  return namesOf(live).some((name, at) => name !== '' && name === before[at])
}

/** Whose it is, and how it is styled and called. */
function namesOf(element: Element): readonly string[] {
  const { activity, game } = element.closest<HTMLElement>(ITEM)?.dataset ?? {}
  return [activity ?? game ?? '', element.getAttribute('class') ?? '', element.textContent.trim()]
}
