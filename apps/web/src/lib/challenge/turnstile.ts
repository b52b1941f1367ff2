import { TURNSTILE_SCRIPT } from '#web/lib/page/trusted-scripts'

interface TurnstileOptions {
  sitekey: string
  language: string
  theme: string
  size: 'flexible'
  'refresh-expired': 'manual'
  callback: (answer: string) => void
  'error-callback': () => void
}

interface Turnstile {
  render(place: HTMLElement, options: TurnstileOptions): string
  remove(id: string): void
}

declare global {
  interface Window {
    turnstile?: Turnstile
  }
}

let loading: Promise<Turnstile> | null = null

interface Widget {
  readonly place: HTMLElement
  readonly siteKey: string
  /** A tag of the provider's. */
  readonly language: string
  readonly theme: string
  readonly signal: AbortSignal
}

/** Shows the provider's widget until `signal` is aborted, and waits for the visitor to answer it. (PANEL-9) */
export async function askTurnstile({ place, siteKey, language, theme, signal }: Widget): Promise<string> {
  const turnstile = await load()
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    const id = turnstile.render(place, {
      sitekey: siteKey,
      language,
      theme,
      size: 'flexible',
      'refresh-expired': 'manual',
      callback: resolve,
      'error-callback': () => reject(new DOMException('The widget failed.', 'NetworkError')),
    })
    signal.addEventListener('abort', () => turnstile.remove(id))
  })
}

/** Once for the page; a failure is tried again. */
function load(): Promise<Turnstile> {
  loading ??= inject().catch((error) => {
    loading = null
    throw error
  })
  return loading
}

function inject(): Promise<Turnstile> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = TURNSTILE_SCRIPT
    script.addEventListener('load', () => {
      if (window.turnstile) resolve(window.turnstile)
      else reject(new DOMException('The widget is not there.', 'NotFoundError'))
    })
    script.addEventListener('error', () => {
      script.remove()
      reject(new DOMException('The widget did not load.', 'NetworkError'))
    })
    document.head.append(script)
  })
}
