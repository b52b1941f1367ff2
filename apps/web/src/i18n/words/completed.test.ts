import { expect, test } from 'vitest'
import { completed } from '#web/i18n/words/completed'

test('LANG-40 a copy of an older version is completed by English, and what is asked no longer is left out', () => {
  const english = {
    title: 'Settings',
    zone: { server: 'Server', local: 'Local' },
    look: { theme: 'Theme' },
    keys: 'Keys',
  }
  const copy = {
    title: 'Paramètres',
    zone: { server: 'Serveur', gone: 'Parti' },
    look: 'Apparence',
    keys: { one: 'Un' },
  }
  expect(completed(english, copy)).toEqual({
    title: 'Paramètres',
    zone: { server: 'Serveur', local: 'Local' },
    look: { theme: 'Theme' },
    keys: 'Keys',
  })
})

test('LANG-46 texts that were taken apart are texts, not groups of them', () => {
  const english = { all: ['All ', ['count', 4]], title: 'Settings' }
  expect(completed(english, { all: ['Tout (', ['count', 4], ')'], title: ['Titre'] })).toEqual({
    all: ['Tout (', ['count', 4], ')'],
    title: ['Titre'],
  })
})
