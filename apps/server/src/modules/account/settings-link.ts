import type { Deps } from '#server/deps'

/** An address of the settings page, for mails and codes. (MAIL-5) */
export function settingsLink({ origin }: Pick<Deps, 'origin'>, parameters: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(parameters).toString()
  return query === '' ? `${origin.url()}/settings` : `${origin.url()}/settings?${query}`
}
