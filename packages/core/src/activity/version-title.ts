import type { GameId } from '../games/game.ts'
import { traitsOf } from '../games/traits.ts'
import type { Language } from '../language/language.ts'

/**
 * "Genshin Impact - Version 5.8", in each language's own form. Genshin 6.n is called by its moons: 6.0 is Luna I, 6.7
 * Luna VIII. (ACT-11)
 *
 * @param gameName in the same language
 */
export function shortVersionTitle(
  { gameId, version }: { readonly gameId: GameId; readonly version: string },
  language: Language,
  gameName: string,
): string {
  const moon = moonOf(version, traitsOf(gameId).moonVersion)
  if (moon !== null) return moonTitle(moon, gameName, language)
  return VERSION_FORMS[language](gameName, version)
}

const VERSION_FORMS: Readonly<Record<Language, (game: string, version: string) => string>> = {
  en: (game, version) => `${game} - Version ${version}`,
  fr: (game, version) => `${game} - Version ${version}`,
  ja: (game, version) => `${game} バージョン ${version}`,
  ko: (game, version) => `${game} ${version} 버전`,
  'zh-Hans': (game, version) => `${game} ${version} 版本`,
  'zh-Hant': (game, version) => `${game} ${version} 版本`,
}

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X']
const CHINESE = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十']
const KOREAN = ['첫', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열']

/** 1 for version 6.0; `null` for other versions and past the tenth moon, which keeps its plain number. */
function moonOf(version: string, moonVersion: number | null): number | null {
  const [major, minor] = version.split('.').map(Number)
  return major === moonVersion && minor !== undefined && minor < ROMAN.length ? minor + 1 : null
}

function moonTitle(moon: number, game: string, language: Language): string {
  const roman = ROMAN[moon - 1]
  switch (language) {
    case 'zh-Hans':
    case 'zh-Hant':
      return `${game}「月之${CHINESE[moon - 1]}」版本`
    case 'ja':
      return `${game}「Luna ${roman}」`
    case 'ko':
      return `${game} 「${KOREAN[moon - 1]} 번째 달」버전`
    default:
      return `${game} - Version Luna ${roman}`
  }
}
