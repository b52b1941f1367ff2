/** Brings popovers where the browser has none: Safari before 17, Firefox before 125, Chromium before 114. (OPS-105) */
export async function bringPopovers(): Promise<void> {
  if ('popover' in HTMLElement.prototype) return
  await import('@oddbird/popover-polyfill')
}
