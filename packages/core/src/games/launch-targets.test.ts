import { expect, test } from 'vitest'
import { GAME_IDS } from './game.ts'
import { LAUNCH_REGIONS } from './game-links.ts'
import { launchTargets, opensInBrowser } from './launch-targets.ts'

test.each([
  ['genshin', 'global', 'pc mobile cloudMobile'],
  ['genshin', 'cn', 'pc mobile cloudMobile cloudWeb'],
  ['starrail', 'global', 'pc mobile'],
  ['starrail', 'cn', 'pc mobile cloudMobile cloudWeb'],
  ['zenless', 'global', 'pc mobile'],
  ['zenless', 'cn', 'pc mobile cloudMobile cloudWeb'],
  ['wuthering', 'global', 'mobile'],
  ['wuthering', 'cn', 'mobile cloudMobile cloudWeb'],
] as const)('GAME-7 %s, %s can be started by: %s', (game, region, kinds) => {
  const targets = launchTargets(game, region)
  expect(targets.map(({ kind }) => kind).join(' ')).toBe(kinds)
})

test('GAME-7 every link is one scheme of its own or a page that the browser opens, never script', () => {
  for (const game of GAME_IDS) {
    for (const region of LAUNCH_REGIONS) {
      for (const target of launchTargets(game, region)) {
        const { protocol } = new URL(target.url)
        expect(opensInBrowser(target)).toBe(protocol === 'https:')
        expect(protocol).not.toMatch(/^(http|javascript|data|file|blob):$/)
      }
    }
  }
})
