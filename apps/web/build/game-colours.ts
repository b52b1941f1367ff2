import { GAME_IDS } from '../../../packages/core/src/games/game.ts'
import { readApp } from './read-app.ts'

/** The colours of each game from its facts, in the roles of whatever `data-game` names it. (GAME-13) */
export async function gameColours(): Promise<string> {
  const { games, tints: found } = await readApp()
  return GAME_IDS.map((id) => {
    const tints = Object.entries(found[`./${id}/tints.ts`] ?? {})
    const schemes = tints.map(([scheme, colours]) => {
      const values = Object.entries(colours).map(([role, colour]) => `--${id}-${role}:${colour};`)
      return `[data-color-scheme=${scheme}]{${values.join('')}}`
    })
    const roles = Object.keys(tints[0]?.[1] ?? {}).map((role) => `--${role}:var(--${id}-${role});`)
    return `${schemes.join('')}[data-game=${id}]{--hue:${games[id].color};${roles.join('')}}`
  }).join('')
}
