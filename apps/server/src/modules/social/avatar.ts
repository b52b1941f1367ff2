/** Hosts that pictures of players may come from; the page's policy allows no others beside its own. */
export const AVATAR_HOSTS = [
  'q.qlogo.cn',
  'q1.qlogo.cn',
  'qzapp.qlogo.cn',
  'thirdqq.qlogo.cn',
] as const satisfies readonly string[]

/** The address of a picture that another service states, always by https; `null`: it may not be shown. (SOC-8) */
export function plainAvatar(text: string): string | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  const isKnown =
    /^https?:$/.test(url.protocol) && url.port === '' && AVATAR_HOSTS.some((host) => host === url.hostname)
  if (!isKnown || url.username !== '' || url.password !== '') return null
  url.protocol = 'https:'
  return url.href
}
