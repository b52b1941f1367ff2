import { create } from 'zustand'

/** Chromium's offer to install the page; absent from the standard types. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}

/** `prompt`: the browser asks by itself; `steps`: it leaves that to the player, as on iOS. */
export type InstallOffer = 'none' | 'prompt' | 'steps'

export const useInstallOffer = create<{ readonly offer: InstallOffer }>()(() => ({ offer: offerAtStart() }))

let heldPrompt: InstallPrompt | null = null

/** Holds the browser's offer back until the player asks for it. (PWA-9) */
export function watchInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isPrompt(event)) return
    event.preventDefault()
    heldPrompt = event
    useInstallOffer.setState({ offer: 'prompt' })
  })
  window.addEventListener('appinstalled', () => useInstallOffer.setState({ offer: 'none' }))
}

/** Lets the browser ask; it does so once for each offer. */
export async function acceptInstallOffer(): Promise<void> {
  const prompt = heldPrompt
  heldPrompt = null
  useInstallOffer.setState({ offer: 'none' })
  await prompt?.prompt()
}

/** Only iOS says whether the page is on the home screen. */
function offerAtStart(): InstallOffer {
  return 'standalone' in navigator && navigator.standalone === false ? 'steps' : 'none'
}

function isPrompt(event: Event): event is InstallPrompt {
  return 'prompt' in event && typeof event.prompt === 'function'
}
