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
    what: 'Un calendrier pour les joueurs de quatre jeux\u00a0: ce qui est en cours, ce qui se termine ce soir, ce que vous avez déjà fait et le vrai bilan de vos tirages.',
    licence: 'Logiciel libre sous licence MIT',
    version: 'Version\u00a0{version}',
    source: 'Code source',
  },
  news: {
    title: 'Nouveautés',
    plan: 'Objectifs\u00a0: ajoutez les autres bannières en cours d’un clic\u202f; la pity se saisit près de vos chances.',
    announced: 'Nouvelles\u00a0: les dernières annonces de vos jeux, avec leurs dates.',
    pulls: 'Tirages\u00a0: les tirages par dix sur une ligne, un portrait pour chaque 5★.',
  },
  sources: {
    label: 'Sources et vie privée',
    dates: {
      title: 'Des dates annoncées',
      text: 'Les annonces officielles sont lues régulièrement. Chaque activité cite sa source et son âge, et les dates prévues sont signalées.',
      link: 'Dernières annonces',
    },
    odds: {
      title: 'Des probabilités publiées',
      text: 'Taux, pity et garanties sont ceux des jeux. Ce qui est inconnu ou estimé est signalé.',
      link: 'Voir vos objectifs',
    },
    privacy: {
      title: 'Vos données restent à vous',
      text: 'Sans compte, tout reste dans ce navigateur. Ephemeris ne se connecte à aucun jeu et n’affiche aucune publicité.',
      link: 'Ce que garde cet appareil',
    },
  },
  team: {
    title: 'Équipe',
    name: 'Le projet Ephemeris',
    role: 'Chef de projet et développeur',
  },
}
