/** Whether the page still shows the content of `index.html`: the program has drawn nothing. (SHELL-9) */
export function showsFirstPaint(): boolean {
  return document.querySelector('#root > .first-paint') !== null
}

/** Whether it contains a newcomer's welcome. (WEL-5) */
export function showsFirstWelcome(): boolean {
  return document.querySelector('[data-newcomer] .first-welcome') !== null
}

const BEGUN = 'data-begun'

/** The program is about to draw the page: nothing else is shown before it any more. */
export function beginDrawing(): void {
  document.querySelector('#root')?.setAttribute(BEGUN, '')
}

/** Whether something may still stand in the place of what the program draws. */
export function mayShowDrawing(root: Element): boolean {
  return !root.hasAttribute(BEGUN)
}

/** Whether the timeline stands there as it was drawn on an earlier visit. (PWA-20) */
export function showsCachedDrawing(): boolean {
  return document.querySelector('.first-drawing') !== null
}
