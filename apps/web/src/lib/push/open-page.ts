import { pageOfPush } from '#web/lib/push/shown-push'

interface Tab {
  readonly url: string
  focus(): Promise<unknown>
  navigate(page: string): Promise<unknown>
}

interface Tabs {
  matchAll(options: { readonly type: 'window'; readonly includeUncontrolled: true }): Promise<readonly Tab[]>
  openWindow(page: string): Promise<unknown>
}

/**
 * Brings a page of ours to the front: in a tab that shows it, else in any tab of ours, since only one tab may work at a
 * time, else in a new one. (REM-46)
 */
export async function openPage(
  address: unknown,
  { clients, origin }: { readonly clients: Tabs; readonly origin: string },
): Promise<void> {
  const page = pageOfPush(address, origin)
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const tab = tabs.find(({ url }) => pageOfPush(url, origin) === page) ?? tabs[0]
  try {
    await tab?.focus()
    if (tab && pageOfPush(tab.url, origin) !== page) await tab.navigate(page)
  } catch {
    // A tab that another service worker controls cannot be led.
    await clients.openWindow(page)
    return
  }
  if (!tab) await clients.openWindow(page)
}
