/** `null` where browsers have none or forbid them: private windows, plain http, blocked storage. */
export function serviceWorkers(): ServiceWorkerContainer | null {
  try {
    return 'serviceWorker' in navigator ? navigator.serviceWorker : null
  } catch {
    return null
  }
}
