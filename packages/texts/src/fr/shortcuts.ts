import type { Areas, TextsOf } from '../areas.ts'

export const shortcuts: TextsOf<Areas['shortcuts']> = {
  launch: 'Lancer le jeu',
  official: 'Site officiel',
  mainland: 'Chine',
  global: 'International',
  tracker: 'Suivi des tirages',
  codes: '{count, plural, =0 {Aucun code inutilisé pour le moment.} one {# code inutilisé} other {# codes inutilisés}}',
}
