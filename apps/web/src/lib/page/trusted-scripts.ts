/** Our own programs beside the page's: the service worker and what the build made. */
const OWN_SCRIPT = /^\/(sw|assets\/[\w.-]+)\.js$/

/** The one program of someone else; the server's policy lets it in only where the installation asks for it. */
export const TURNSTILE_SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string | null }): unknown
}

/**
 * The policy of the page lets no text become the address of a program, unless this one rule lets it pass: every program
 * is a file of our own build, or the one widget. (PWA-12)
 */
export function allowOwnScripts(): void {
  const page: { trustedTypes?: PolicyFactory } & Window = window
  page.trustedTypes?.createPolicy('default', { createScriptURL: (url) => (isOwnScript(url) ? url : null) })
}

function isOwnScript(url: string): boolean {
  if (url === TURNSTILE_SCRIPT) return true
  const { origin, pathname } = new URL(url, window.location.href)
  return origin === window.location.origin && OWN_SCRIPT.test(pathname)
}
