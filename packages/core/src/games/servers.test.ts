import { expect, test } from 'vitest'
import { playedServer, readGameServers, withGameServer } from './servers.ts'

test('ZONE-6 a game is played on its own server, or on that of all games', () => {
  const gameServers = withGameServer({}, 'starrail', 'UTC-5')
  expect(playedServer({ server: 'UTC+1', gameServers }, 'starrail')).toBe('UTC-5')
  expect(playedServer({ server: 'UTC+1', gameServers }, 'genshin')).toBe('UTC+1')
  expect(withGameServer(gameServers, 'starrail', null)).toEqual({})
})

test('ZONE-6 games and servers that the product does not know are ignored', () => {
  expect(readGameServers({ starrail: 'UTC-5', genshin: 'UTC+9', chess: 'UTC+1', zenless: null })).toEqual({
    starrail: 'UTC-5',
  })
})
