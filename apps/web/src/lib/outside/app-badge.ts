import { mediaMatches } from '#web/lib/page/media'

/** Only an installed app has an icon that shows a number, and not in every browser. */
export function hasBadge(): boolean {
  return 'setAppBadge' in navigator && mediaMatches('(display-mode: standalone)')
}

/** Anyone who refuses it shows none: nothing depends on it. */
export function showBadge(count: number): void {
  const shown = count === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(count)
  shown.catch(() => undefined)
}
