/** Hosts that pictures of players may come from; the page's policy allows no others beside its own. */
export const AVATAR_HOSTS = [
  'q.qlogo.cn',
  'q1.qlogo.cn',
  'qzapp.qlogo.cn',
  'thirdqq.qlogo.cn',
] as const satisfies readonly string[]

/** The address of a picture as another service tells it, always by https; `null`: it is none that may be shown. (SOC-8) */
export function plainAvatar(told: string): string | null {
  if (!URL.canParse(told)) return null
  const url = new URL(told)
  const isKnown =
    /^https?:$/.test(url.protocol) && url.port === '' && AVATAR_HOSTS.some((host) => host === url.hostname)
  if (!isKnown || url.username !== '' || url.password !== '') return null
  url.protocol = 'https:'
  return url.href
}
