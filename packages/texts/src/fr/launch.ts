import type { Areas, TextsOf } from '../areas.ts'

export const launch: TextsOf<Areas['launch']> = {
  title: 'Lancer {game}',
  region: { global: 'Serveur international', cn: 'Serveur chinois' },
  kind: { pc: 'PC', mobile: 'Mobile', cloudMobile: 'Cloud (appli)', cloudWeb: 'Cloud (web)' },
  hint: 'Le jeu doit être installé sur cet appareil.',
  pcHint: 'Sur PC, son lanceur s’ouvre d’abord.',
  unanswered: 'Rien ne s’ouvre\u202f? Téléchargez le jeu sur son <site>site officiel</site>.',
}
