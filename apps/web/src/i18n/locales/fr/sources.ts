import type { Areas, TextsOf } from '#web/i18n/areas'

export const sources: TextsOf<Areas['sources']> = {
  label: 'Origine de ces informations',
  open: 'Ouvrir l’annonce',
  official: { both: 'Titre et dates officiels', title: 'Titre officiel', times: 'Dates officielles' },
  announced: 'Annonce du {date}. Lecture\u00a0: {age}',
  read: 'Lecture de l’annonce\u00a0: {age}',
  window: 'Dates d’affichage de l’annonce, à quelques heures près.',
  ownTitle: {
    title: 'Titre donné par Ephemeris',
    hint: 'Le titre officiel prendra sa place. Votre statut reste.',
  },
  catalogue: { title: 'Données intégrées', hint: 'Vérification\u00a0: {age}' },
  rule: { title: 'Calculé d’après le calendrier du jeu', hint: 'Se répète à dates fixes.' },
  cadence: { title: 'Dates estimées' },
  mirror: { title: 'Reçu d’une autre instance', hint: 'Lecture\u00a0: {age}' },
  corrected: { title: 'Corrigé par ce serveur', hint: 'Vérification\u00a0: {age}' },
  unannounced: { title: 'Aucune annonce à ouvrir', hint: 'Dernière recherche\u00a0: {age}' },
  gone: {
    title: 'L’annonce a été retirée le {date}',
    hint: 'L’activité est peut-être annulée\u00a0: plus de compte à rebours.',
  },
  moved: {
    start: '{later, select, yes {Début repoussé de {amount}} other {Début avancé de {amount}}}',
    end: '{later, select, yes {Prolongé de {amount}} other {Écourté de {amount}}}',
    on: 'le {date}',
    was: 'C’était le {moment}. Votre statut reste.',
    before: 'auparavant\u00a0: {moment}',
    count: '{count, plural, one {# changement} other {# changements}}',
    startEntry: 'Début\u00a0: {from} → {to}',
    endEntry: 'Fin\u00a0: {from} → {to}',
  },
  amount: {
    days: '{count, plural, one {# jour} other {# jours}}',
    hours: '{count, plural, one {# heure} other {# heures}}',
    minutes: '{count, plural, one {# minute} other {# minutes}}',
  },
  rewards: {
    gives: 'Récompense\u00a0: {items}',
    item: '{amount, number} {name}',
    hint: 'D’après l’annonce.',
    pulls: '{count, plural, one {Environ # tirage.} other {Environ # tirages.}}',
  },
  about: 'Vers {span}',
  freshness: {
    games: '{count, plural, one {# activité} other {# activités}}',
    silent: 'Pas de réponse depuis le {date}',
    look: 'Vérifier',
    looking: 'Vérification',
    pause: 'Réessayer dans {seconds, number}\u00a0s',
    footer: 'Le serveur consulte les annonces environ une fois par heure.',
  },
}
