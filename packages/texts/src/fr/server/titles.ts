import type { TitleTexts } from '../../server-areas.ts'

export const titles: TitleTexts = {
  version: ({ game, version, label, name }) =>
    `${game} Version ${version}${label && ` ${label}`}${name ? `\u00a0: ${name}` : ''}`,
  shortVersion: (game, number) => `${game} - Version ${number}`,
  shortMoon: ({ game, roman }) => `${game} - Version Luna ${roman}`,
  laterVersion: (game) => `${game}\u00a0: une version ultérieure`,
  programme: (version) => `Programme spécial${version && ` de la version ${version}`}`,
  unnamed: 'Nom français pas encore connu',
}
