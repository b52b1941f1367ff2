import { expect, test } from 'vitest'
import { PAGES } from '#web/app/routes'
import { WELCOME_PATHS } from '#web/lib/before-paint/welcome-paths'
import { SCREENS } from '../../build/page-hints.ts'

test('API-30 every page is hinted at with its own texts', () => {
  const hinted = SCREENS.map(({ path, areas }) => [path, areas])
  expect(hinted.toSorted()).toEqual(PAGES.map(({ path, areas }) => [path, areas]).toSorted())
})

test('WEL-1 newcomers are asked on pages that exist', () => {
  const paths = new Set(PAGES.map(({ path }) => path))
  expect([...WELCOME_PATHS].filter((path) => !paths.has(path))).toEqual([])
})
