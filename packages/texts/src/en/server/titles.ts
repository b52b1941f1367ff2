import type { TitleTexts } from '../../server-areas.ts'

export const titles: TitleTexts = {
  version: ({ game, version, label, name }) =>
    `${game} Version ${version}${label && ` ${label}`}${name ? `: ${name}` : ''}`,
  shortVersion: (game, number) => `${game} - Version ${number}`,
  shortMoon: ({ game, roman }) => `${game} - Version Luna ${roman}`,
  laterVersion: (game) => `${game}: a later version`,
  programme: (version) => `${version && `Version ${version} `}Special Program`,
  unnamed: 'Name not yet known in English',
}
