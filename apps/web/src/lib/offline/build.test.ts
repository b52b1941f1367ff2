import { expect, test } from 'vitest'
import { type Build, filesOf } from '#web/lib/offline/build'

const build: Build = {
  id: 'b1',
  shell: ['/', '/logo.svg', '/assets/index.js'],
  texts: { en: ['/assets/en.js'], fr: ['/assets/fr.js'], ja: ['/assets/ja.js'] },
  readers: ['/assets/sql.js'],
}

test('PWA-1 a device keeps every part of the app, and the texts of its language and of English alone', () => {
  expect(filesOf(build, 'fr')).toEqual([...build.shell, '/assets/en.js', '/assets/fr.js'])
  expect(filesOf(build, 'en')).toEqual([...build.shell, '/assets/en.js'])
})

test('PWA-1 before a page has sent its language English is kept', () => {
  expect(filesOf(build, null)).toEqual([...build.shell, '/assets/en.js'])
})
