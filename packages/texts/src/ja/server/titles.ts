import type { TitleTexts } from '../../server-areas.ts'

export const titles: TitleTexts = {
  version: ({ game, version, label, name }) => `${game} バージョン ${version}${label}${name ? `：${name}` : ''}`,
  shortVersion: (game, number) => `${game} バージョン ${number}`,
  shortMoon: ({ game, roman }) => `${game}「Luna ${roman}」`,
  laterVersion: (game) => `${game} 今後のバージョン`,
  programme: (version) => `${version && `Ver.${version} `}予告番組`,
  unnamed: '日本語名は未発表',
}
