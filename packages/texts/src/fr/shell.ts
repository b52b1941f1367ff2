import type { Areas, TextsOf } from '../areas.ts'

export const shell: TextsOf<Areas['shell']> = {
  appTitle: 'Ephemeris',
  description:
    'Ce qui est en cours dans Genshin Impact, Honkai: Star Rail, Zenless Zone Zero et Wuthering Waves, ce qui finit ce soir et ce que vous avez déjà fait.',
  own: 'Vos entrées',
  skip: 'Aller au contenu',
  navigation: 'Navigation principale',
  menu: {
    open: 'Ouvrir la navigation',
    close: 'Fermer la navigation',
    collapse: 'Réduire',
    expand: 'Développer la navigation',
  },
  pages: {
    home: { title: 'Accueil', short: 'Accueil' },
    gacha: { title: 'Tirages', short: 'Tirages' },
    timeline: { title: 'Chronologie', short: 'Chronologie' },
    plan: { title: 'Objectifs', short: 'Objectifs' },
    settings: { title: 'Paramètres', short: 'Paramètres' },
    shortcuts: { title: 'Raccourcis', short: 'Raccourcis' },
    activityData: { title: 'Données d’activités', short: 'Données' },
    about: { title: 'À propos', short: 'À propos' },
    handoff: { title: 'Envoyer un lien' },
    notification: { title: 'Nouvelles' },
    gachaRecords: { title: 'Historique' },
    tonight: { title: 'Ce soir', short: 'Ce soir' },
    unsubscribe: { title: 'E-mail du soir' },
    almanac: { title: 'Almanach', short: 'Almanach' },
    notFound: { title: 'Page introuvable' },
  },
  language: {
    label: 'Langue\u00a0: {name}',
    fallback: 'Cette langue n’a pas pu être chargée. L’application s’affiche en anglais.',
  },
  storage: {
    corrupt: 'Les paramètres de cet appareil étaient illisibles. Ils ont été sauvegardés, puis réinitialisés.',
    partly:
      'Une partie des paramètres ou des statuts de cet appareil était illisible. Elle a été sauvegardée, puis réinitialisée\u202f; le reste est inchangé.',
    memory: 'Ce navigateur n’enregistre rien pour cette page. Vos paramètres et statuts seront perdus à sa fermeture.',
  },
  notFound: {
    title: 'Aucune étoile à cet endroit',
    message: 'Cette page n’existe pas. L’adresse a peut-être changé ou a été mal saisie.',
    home: 'Retour à l’accueil',
  },
  crash: {
    title: 'Cette page a cessé de fonctionner',
    message:
      'Un problème inattendu est survenu. Vos paramètres et vos statuts restent sur cet appareil. Rechargez pour continuer.',
    reload: 'Recharger',
  },
  serverTime: 'Heure du serveur {server}',
  countdown: {
    startsIn: 'dans {time}',
    startsExpected: '{days, plural, =0 {début estimé aujourd’hui} =1 {début estimé demain} other {dans env. #\u2009j}}',
    expected: {
      start:
        '{days, plural, =0 {Début estimé aujourd’hui} =1 {Début estimé demain} other {Début estimé dans environ # jours}}',
      end: '{days, plural, =0 {Fin estimée aujourd’hui} =1 {Fin estimée demain} other {Fin estimée dans environ # jours}}',
    },
    short: {
      days: '{days, number}\u2009j {hours, number}\u2009h',
      hours: '{hours, number}\u2009h {minutes, number}\u2009min',
      minutes: '{minutes, number}\u2009min',
      moment: 'moins d’une minute',
      far: '{days, number}\u2009j',
      about: '{days, plural, =0 {fin estimée aujourd’hui} =1 {fin estimée demain} other {env. #\u2009j}}',
    },
    long: {
      days: '{days, plural, one {# jour} other {# jours}} {hours, plural, one {# heure} other {# heures}}',
      hours: '{hours, plural, one {# heure} other {# heures}} {minutes, plural, one {# minute} other {# minutes}}',
      minutes: '{minutes, plural, one {# minute} other {# minutes}}',
      moment: 'moins d’une minute',
      about: '{days, plural, =0 {aujourd’hui} =1 {demain} other {environ # jours}}',
    },
  },
  outdated: {
    title: 'Une nouvelle version est là',
    message:
      'Cette page vient d’une version précédente. Vos paramètres et vos statuts restent sur cet appareil. Rechargez pour continuer.',
  },
  unkept: {
    title: 'Cette page n’est pas encore enregistrée sur cet appareil',
    message: 'Le serveur est injoignable. Une page ouverte une fois en ligne s’utilise aussi hors ligne.',
  },
  unloaded: {
    title: 'Cette page n’a pas été chargée',
    message: 'Vérifiez votre connexion, puis réessayez.',
  },
  install: {
    label: 'Installer',
    title: 'Ephemeris sur l’écran d’accueil',
    share: '1. Touchez Partager dans la barre du navigateur.',
    add: '2. Choisissez Sur l’écran d’accueil.',
    own: 'L’appli a ses propres données et commence vide. Connectez-vous ici puis dans l’appli\u00a0: vos statuts, objectifs et tirages suivent.',
  },
  account: {
    out: 'Connexion',
    equal: '{name}\u00a0: tout est enregistré',
    here: '{name}\u00a0: modifications sur cet appareil seulement',
    there: '{name}\u00a0: plus récent dans le cloud',
    both: '{name}\u00a0: modifications ici et dans le cloud',
    unknown: '{name}\u00a0: comparaison avec le cloud',
    offline: '{name}\u00a0: hors ligne',
    ended: '{name}\u00a0: connexion expirée',
  },
  sessionLost: {
    text: 'Votre connexion a expiré. Ce qui est sur cet appareil reste. Connectez-vous pour continuer.',
    logIn: 'Se connecter',
    logOut: 'Se déconnecter',
  },
  offline: {
    showing: 'Hors ligne. Données affichées\u00a0: {time}.',
    nothingKept: 'Hors ligne. Rien n’est encore enregistré sur cet appareil.',
  },
  update: {
    ready: 'Une nouvelle version est prête.',
    reload: 'Recharger',
    unsent: 'Ce que vous avez saisi sur cette page n’a pas été envoyé et serait perdu.',
    reloadAnyway: 'Recharger quand même',
  },
  password: { show: 'Afficher le mot de passe', hide: 'Masquer le mot de passe' },
  cancel: 'Annuler',
  tabLock: {
    title: 'Ephemeris est ouvert dans un autre onglet',
    message: 'Utilisez un seul onglet à la fois pour éviter les conflits entre vos statuts.',
    warning: 'Les modifications non enregistrées de l’autre onglet ne seront pas enregistrées.',
    blindTitle: 'Les autres onglets ne peuvent pas être vérifiés',
    blindMessage:
      'Ce navigateur bloque le stockage\u00a0: vos paramètres et statuts seront perdus à la fermeture de la page.',
    lostLockTitle: 'Un autre onglet a pris le relais',
    lostLockMessage: 'Cet onglet n’enregistre plus rien. Vos statuts sont en sécurité.',
    continue: 'Continuer ici',
    forceAcquire: 'Utiliser ici',
  },
  close: 'Fermer',
  dismiss: 'Fermer le message',
  retry: 'Réessayer',
  notLoaded: 'Le chargement a échoué. Vérifiez votre connexion, puis réessayez.',
  away: 'Le serveur est injoignable. Réessayez une fois en ligne.',
  newTab: '(s’ouvre dans un nouvel onglet)',
  server: {
    names: { 'UTC+8': 'Asie', 'UTC-5': 'Amérique', 'UTC+1': 'Europe' },
    line: 'Heures du serveur {server}.',
    change: 'Changer',
    right: 'C’est le bon',
  },
  loadingGames: 'Chargement des jeux',
}
