import type { Areas, TextsOf } from '#web/i18n/areas'
export const evening: TextsOf<Areas['evening']> = {
  bell: {
    title: 'Cloche',
    tellMe: 'M’avertir',
    hours: '{count, plural, one {# heure} other {# heures}} avant la fin',
    days: '{count, plural, one {# jour} other {# jours}} avant la fin',
    start: 'au début',
    name: 'M’avertir {time}',
    arrives: '{when} par {ways}',
    ways: {
      push: 'notification',
      mail: 'e-mail',
      webhook: 'webhook',
      calendar: 'calendrier',
    },
    expected: 'L’avertissement viendra une fois la date annoncée.',
    paused: 'Muette tant que l’activité est marquée terminée ou ignorée.',
    signedOut: 'Gardé sur cet appareil. L’avertissement viendra une fois connecté.',
    logIn: 'Se connecter',
    noWay: 'Rien ne peut encore vous avertir.',
    chooseHow: 'Choisir comment',
    unknown: 'Impossible de vérifier comment vous serez averti.',
    passed: 'Ce moment est passé.',
    instead: 'Plutôt {time} ?',
    tooLate: 'Moins de 3 heures : trop tard pour une cloche.',
    none: 'Aucun de vos moyens n’arrive avant la fin.',
  },
}
