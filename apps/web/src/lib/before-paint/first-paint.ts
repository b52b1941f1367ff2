/** Whether the page still shows the content of `index.html`: the program has drawn nothing. (SHELL-9) */
export function showsFirstPaint(): boolean {
  return document.querySelector('#root > .first-paint') !== null
}

/** Whether it contains a newcomer's welcome. (WEL-5) */
export function showsFirstWelcome(): boolean {
  return document.querySelector('[data-newcomer] .first-welcome') !== null
}
