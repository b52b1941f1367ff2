/** Where the publishers keep the pictures of their announcements; the page may load pictures from nowhere else. */
export const BANNER_HOSTS = [
  'sdk-webstatic.mihoyo.com',
  'sdk.hoyoverse.com',
  'aki-gm-resources-back.aki-game.com',
  'aki-gm-resources-back.aki-game.net',
  'aki-gm-resources-back-huoshan.aki-game.com',
] as const

export function isBannerHost(host: string): boolean {
  return BANNER_HOSTS.some((known) => known === host)
}
