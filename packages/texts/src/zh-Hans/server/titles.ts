import type { TitleTexts } from '../../server-areas.ts'

const NUMERALS = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十']

export const titles: TitleTexts = {
  version: ({ game, version, label, name }) => `${game} ${version} 版本${label}${name ? `：${name}` : ''}`,
  shortVersion: (game, number) => `${game} ${number} 版本`,
  shortMoon: ({ game, moon }) => `${game}「月之${NUMERALS[moon - 1]}」版本`,
  laterVersion: (game) => `${game} 后续版本`,
  programme: (version) => `${version && `${version} 版本`}前瞻特别节目`,
  unnamed: '中文名尚未公布',
}
