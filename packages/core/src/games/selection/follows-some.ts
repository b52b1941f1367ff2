import { isSettingsObject } from '../../settings/settings-object.ts'

/** Whether a stored choice of games, in any form it ever had, follows one at least; a first visit follows all. */
export function followsSome(stored: unknown): boolean {
  if (!isSettingsObject(stored)) return true
  const { games: oldGames, activities: _oldTypes, ...present } = stored
  if (Array.isArray(oldGames) && oldGames.length > 0) return true
  return Object.values(present).some((choice) => isSettingsObject(choice) && choice.enabled !== false)
}
