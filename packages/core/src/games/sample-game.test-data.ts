import { inEveryLanguage } from '../language/language.ts'
import { ACTIVITY_TYPES, type ActivityType, GAME_IDS, type Game, type GameId } from './game.ts'
import { traitsOf } from './traits.ts'

const NAME = inEveryLanguage({ en: 'Name', 'zh-Hans': '名', 'zh-Hant': '名', ja: '名', ko: '이름', fr: 'Nom' })

/** A game whose defaults are all kinds but challenges, unless set otherwise. */
export function sampleGame(id: GameId, defaults: readonly ActivityType[] = ['version', 'event', 'gacha']): Game {
  const subType = (type: ActivityType) => ({ name: NAME, icon: 'icon', isDefault: defaults.includes(type) })
  return {
    id,
    name: NAME,
    color: '#123456',
    subTypes: {
      version: subType('version'),
      event: subType('event'),
      gacha: subType('gacha'),
      challenge: subType('challenge'),
    },
    typeOrder: ACTIVITY_TYPES,
  }
}

export const SAMPLE_GAMES: readonly Game[] = GAME_IDS.map((id) => sampleGame(id))

/** Those whose notices, links and logs are read. */
export const READ_GAMES: readonly GameId[] = GAME_IDS.filter((id) => traitsOf(id).publisher !== 'other')
