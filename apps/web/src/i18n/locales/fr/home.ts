import type { Areas, TextsOf } from '#web/i18n/areas'

export const home: TextsOf<Areas['home']> = {
  intro:
    'Ce qui est en cours, ce qui finit ce soir, ce que vous avez déjà fait et ce que valent vraiment vos tirages. Un seul almanach pour quatre jeux.',
  openTimeline: 'Ouvrir la chronologie',
  pullHistory: 'Historique des tirages',
  logIn: 'Connexion par code QR',
  mainland: 'Vous êtes en Chine continentale ? Le <site>site continental</site> est fait pour vous.',
  filing: 'Numéro d’enregistrement {number}',
  shortName: { genshin: 'Genshin', starrail: 'Star Rail', zenless: 'Zenless', wuthering: 'Wuthering' },
  versions: {
    label: 'Versions',
    day: 'jour {day, number} sur {of, number}',
    dayShort: 'jour {day, number}',
    dayExpected: 'estimation',
    next: 'prochaine le {date}',
    expected: 'prochaine vers le {date} (estimation)',
    until: 'jusqu’au {date}',
    untilExpected: 'fin estimée vers le {date}',
  },
  today: {
    label: 'Aujourd’hui',
    ending: 'Bientôt finis',
    starting: 'Commencent aujourd’hui',
    all: 'Tout voir ({count, number})',
    none: 'Rien de ce qui reste à faire ne finit d’ici trois jours.',
    more: '{count, plural, one {# de plus} other {# de plus}}',
    fewer: 'Afficher moins',
    endsIn: 'Fin dans {time}',
    startsIn: 'Début dans {time}',
    began: 'depuis {time}',
    expectedIn:
      '{days, plural, =0 {estimation\u00a0: aujourd’hui} =1 {estimation\u00a0: demain} other {estimation\u00a0: dans env. #\u2009j}}',
    expectedToday: 'début estimé aujourd’hui',
    loading: 'Chargement des activités',
    error: 'Impossible de charger les activités : {reason}',
    showingOld: 'Ce que vous voyez a été chargé {age}.',
    nothing: 'Aucune activité pour vos jeux et vos catégories.',
    choose: 'Choisir les jeux',
  },
  features: {
    label: 'Ce que fait Ephemeris',
    carousel: 'carrousel',
    previous: 'Fonction précédente',
    next: 'Fonction suivante',
    games: {
      name: 'Jeux',
      title: 'Quatre jeux, une seule ligne de temps',
      text: 'Événements, bannières, versions et défis de tous vos jeux sur un seul graphique, chacun à l’heure exacte de votre serveur.',
    },
    reminders: {
      name: 'Rappels',
      title: 'Rien ne vous échappe',
      text: 'Ce qui finit aujourd’hui ou demain ressort en rouge, ici et sur la chronologie, jusqu’à ce que vous le marquiez comme terminé.',
    },
    zones: {
      name: 'Fuseaux',
      title: 'Votre serveur, votre horloge',
      text: 'Asie, Amérique ou Europe : chaque heure est celle de votre serveur, ou de l’endroit où vous êtes, heure d’été comprise.',
    },
    interface: {
      name: 'Interface',
      title: 'À l’aise sur tous les écrans',
      text: 'Six langues, clair ou sombre, à la souris, au doigt ou au clavier seul, sur téléphone comme sur ordinateur.',
    },
  },
}
