import type { Areas, TextsOf } from '../areas.ts'

export const about: TextsOf<Areas['about']> = {
  disclaimer: {
    title: 'Avertissement',
    fans: '<b>Ephemeris est un projet de fans à but non lucratif.</b> Rien à vendre, aucune publicité, aucun usage commercial.',
    publishers:
      'Il n’a <b>aucun lien avec HoYoverse, miHoYo ou Kuro Games</b>. Aucun d’eux ne l’a créé, vérifié ou approuvé.',
    rights:
      'Les jeux, leurs noms, personnages et images <b>appartiennent à leurs ayants droit</b> et ne sont cités que pour identifier les jeux.',
    dates:
      'Dates et probabilités sont réunies avec soin, mais peuvent être fausses ou en retard. <b>Seul le jeu fait foi.</b>',
  },
  project: {
    title: 'Le projet',
    what: 'Un calendrier pour les joueurs de quatre jeux\u00a0: ce qui est en cours, ce qui se termine ce soir, ce que vous avez déjà fait et le vrai bilan de vos tirages.',
    licence: 'Logiciel libre sous licence MIT',
    version: 'Version {version}',
    source: 'Code source',
  },
  team: {
    title: 'Équipe',
    name: 'Le projet Ephemeris',
    role: 'Chef de projet et développeur',
  },
}
