import { isSettingsObject } from '../../settings/settings-object.ts'

/** Whether a stored choice of games, in any form it ever had, follows one at least; a first visit follows all. */
export function followsSome(stored: unknown): boolean {
  if (!isSettingsObject(stored)) return true
  const { games: formerGames, activities: _formerTypes, ...present } = stored
  if (Array.isArray(formerGames) && formerGames.length > 0) return true
  return Object.values(present).some((choice) => isSettingsObject(choice) && choice.enabled !== false)
}
