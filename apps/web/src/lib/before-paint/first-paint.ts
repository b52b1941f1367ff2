/** Whether what `index.html` holds still stands: nothing of the program has been drawn. (SHELL-9) */
export function showsFirstPaint(): boolean {
  return document.querySelector('#root > .first-paint') !== null
}

/** Whether a newcomer's welcome stands in it. (WEL-5) */
export function showsFirstWelcome(): boolean {
  return document.querySelector('[data-newcomer] .first-welcome') !== null
}
