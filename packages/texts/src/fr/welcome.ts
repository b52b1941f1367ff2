import type { Areas, TextsOf } from '../areas.ts'

export const welcome: TextsOf<Areas['welcome']> = {
  title: 'Bienvenue sur Ephemeris',
  line: 'Ce qui est en cours, ce qui finit ce soir et jusqu’où vont vos tirages, dans quatre jeux.',
  question: 'À quels jeux jouez-vous\u202f?',
  all: 'Tous',
  server: 'Votre serveur',
  nearest: 'le plus proche',
  reset: 'reset du jour',
  clock: 'Le serveur décide des fins et des resets, affichés à votre heure.',
  more: 'Plus\u00a0: ordre et types d’activité',
  later: 'Tout se change ensuite dans les paramètres.',
  choose: 'Choisissez un jeu',
  start: '{count, plural, one {Commencer avec # jeu} other {Commencer avec # jeux}}',
}
