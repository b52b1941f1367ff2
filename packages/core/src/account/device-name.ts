const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bMicroMessenger\//, 'WeChat'],
  [/\bQQ(?:Browser)?\//, 'QQ Browser'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bWindows\b/, 'Windows'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

export const UNKNOWN_DEVICE = 'Unknown device'

/**
 * What a `User-Agent` header says in few known words, such as `Chrome on Windows`: nothing of the header itself
 * is repeated. (ACC-40)
 */
export function deviceName(userAgent: string): string {
  const browser = nameIn(BROWSERS, userAgent)
  const system = systemOf(userAgent)
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? UNKNOWN_DEVICE
}

/** The system that a `User-Agent` names, such as `Windows` or `iPhone`; `null`: none of the known ones. */
export function systemOf(userAgent: string): string | null {
  return nameIn(SYSTEMS, userAgent)
}

function nameIn(names: readonly (readonly [RegExp, string])[], userAgent: string): string | null {
  const head = userAgent.slice(0, 512)
  return names.find(([pattern]) => pattern.test(head))?.[1] ?? null
}

/** The parts of a name, for languages that put them together in their own way; `null`: the device is not known. */
export function devicePartsOf(name: string): { readonly browser: string; readonly system: string | null } | null {
  if (name === UNKNOWN_DEVICE) return null
  const [browser = '', system = null] = name.split(' on ')
  return { browser, system }
}
