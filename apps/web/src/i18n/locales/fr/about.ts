import type { Areas, TextsOf } from '#web/i18n/areas'

export const about: TextsOf<Areas['about']> = {
  disclaimer: {
    title: 'Avertissement',
    fans: '<b>Ephemeris est fait par des fans et ne rapporte rien.</b> Rien n’y est vendu, rien n’y est promu, et le site n’a pas d’usage commercial.',
    publishers:
      'Il n’a <b>aucun lien avec HoYoverse, miHoYo ou Kuro Games</b>. Aucun d’eux ne l’a créé, vérifié ou approuvé.',
    rights:
      'Les jeux, leurs noms, personnages et images <b>appartiennent à leurs ayants droit</b> et ne sont nommés que pour dire de quoi il s’agit.',
    dates:
      'Dates et probabilités sont réunies avec soin, mais peuvent être fausses ou en retard. <b>Seul le jeu fait foi.</b>',
  },
  project: {
    title: 'Le projet',
    what: 'Un almanach pour les joueurs de quatre jeux : ce qui est en cours, ce qui se termine ce soir, ce que vous avez déjà fait et ce que valent vraiment vos tirages.',
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
