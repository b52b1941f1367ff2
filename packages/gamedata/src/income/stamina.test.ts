import { mapGames } from '@ephemeris/core/games/map-games'
import { staminaAt } from '@ephemeris/core/notes/stamina'
import { HOUR_MS, instant } from '@ephemeris/core/time/instant'
import { expect, test } from 'vitest'
import { STAMINA } from './stamina.ts'

test('NOTE-20 the stamina of each game is full at its own amount, after its own hours', () => {
  const stamina = { amount: 0, typedAt: instant(0), bellAt: null }
  const full = mapGames((game) => {
    const facts = STAMINA[game]
    return [facts.max, staminaAt(stamina, facts, facts.max) / HOUR_MS]
  })
  expect(full).toMatchObject({
    genshin: [200, 26 + 40 / 60],
    starrail: [300, 30],
    zenless: [240, 24],
    wuthering: [240, 24],
  })
})
