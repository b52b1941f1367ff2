import type { Areas, TextsOf } from '../areas.ts'

export const home: TextsOf<Areas['home']> = {
  intro:
    'Ce qui est en cours, ce qui finit ce soir, ce qu’il vous reste à faire et le vrai bilan de vos tirages. Quatre jeux, un seul calendrier.',
  line: 'Une seule chronologie pour quatre jeux.',
  calendar: 'Toutes les dates en calendrier',
  games: 'Vos jeux',
  todo: '{count, plural, one {# activité} other {# activités}} à faire avant {time}.',
  openTimeline: 'Ouvrir la chronologie',
  pullHistory: 'Historique des tirages',
  logIn: 'Connexion par code QR',
  mainland: 'Vous êtes en Chine continentale ? Le <site>site continental</site> est fait pour vous.',
  filing: 'Numéro d’enregistrement {number}',
  tonight: 'Ce soir',
  reset: {
    label: 'Jour et resets',
    day: 'reset du jour, {time}',
    game: '{game}\u00a0: reset à {time}',
    week: 'hebdomadaire, {day}',
    clock: 'à votre heure',
  },
  versions: {
    label: 'Versions',
    day: 'jour {day, number} sur {of, number}',
    dayShort: 'jour {day, number}',
    dayExpected: 'estimation',
    next: 'MàJ le {date}',
    expected: 'MàJ vers le {date} (estimation)',
    until: 'jusqu’au {date}',
    untilExpected: 'fin estimée vers le {date}',
    preDownload: 'Préchargement ouvert',
  },
  today: {
    label: 'Aujourd’hui',
    ending: 'Se terminent bientôt',
    starting: 'Commencent aujourd’hui',
    all: 'Tout voir ({count, number})',
    none: 'Rien à finir dans les trois prochains jours.',
    more: '{count, plural, one {# de plus} other {# de plus}}',
    fewer: 'Afficher moins',
    endsIn: 'Fin dans {time}',
    startsIn: 'Début dans {time}',
    expectedIn:
      '{days, plural, =0 {estimation\u00a0: aujourd’hui} =1 {estimation\u00a0: demain} other {estimation\u00a0: dans env. #\u2009j}}',
    expectedToday: 'début estimé aujourd’hui',
    gone: 'N’est plus annoncé',
    cancelled: 'Annulé',
    loading: 'Chargement des activités',
    error: 'Impossible de charger les activités : {reason}',
    showingOld: 'Dernière mise à jour\u00a0: {age}.',
    nothing: 'Aucune activité pour les jeux et les types choisis.',
    choose: 'Choisir les jeux',
    unread: {
      waiting:
        'Rien n’est annoncé, car ce serveur n’a encore lu les annonces d’aucun jeu\u00a0: elles s’afficheront d’elles-mêmes d’ici quelques minutes, sauf si la personne qui l’héberge a désactivé la lecture.',
      failing:
        'Rien n’est annoncé, car ce serveur n’a encore pu lire les annonces d’aucun jeu\u00a0: la personne qui l’héberge peut vérifier sa connexion ou lui faire lire une autre instance.',
      silent:
        'Rien n’est annoncé, car ce serveur n’a pu lire les annonces d’aucun jeu depuis le {date}\u00a0: la personne qui l’héberge peut vérifier sa connexion ou lui faire lire une autre instance.',
    },
  },
  features: {
    label: 'Ce que fait Ephemeris',
    carousel: 'carrousel',
    previous: 'Fonction précédente',
    next: 'Fonction suivante',
    games: {
      name: 'Jeux',
      title: 'Quatre jeux, une seule chronologie',
      text: 'Événements, bannières, versions et défis de tous vos jeux sur un seul graphique, à l’heure de votre serveur.',
    },
    reminders: {
      name: 'Rappels',
      title: 'Rien ne vous échappe',
      text: 'Ce qui finit aujourd’hui ou demain ressort en rouge, ici et sur la chronologie, jusqu’à ce que vous le marquiez comme terminé.',
    },
    zones: {
      name: 'Fuseaux',
      title: 'Votre serveur, votre horloge',
      text: 'Asie, Amérique ou Europe\u00a0: affichez l’heure de votre serveur ou la vôtre, heure d’été comprise.',
    },
    interface: {
      name: 'Interface',
      title: 'À l’aise sur tous les écrans',
      text: 'Six langues, clair ou sombre, à la souris, au doigt ou au clavier seul, sur téléphone comme sur ordinateur.',
    },
  },
}
