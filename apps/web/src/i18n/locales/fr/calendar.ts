import type { Areas, TextsOf } from '#web/i18n/areas'

export const calendar: TextsOf<Areas['calendar']> = {
  title: 'Calendrier',
  what: 'Un lien privé pour votre application de calendrier. Il suit le dernier emplacement envoyé dans le cloud\u00a0: vos jeux, sans ce que vous avez marqué comme terminé ou ignoré.',
  noSlot: 'Vous n’avez encore rien envoyé dans le cloud\u00a0: il contient donc tous les jeux.',
  publicWhat:
    'Un lien pour votre application de calendrier. Connectez-vous pour obtenir un lien privé qui suit vos jeux et vos statuts.',
  game: 'Jeu',
  allGames: 'Tous les jeux',
  loading: 'Chargement',
  link: 'Lien du calendrier',
  create: 'Créer un lien',
  renew: 'Nouveau lien',
  end: 'Désactiver',
  atOnce: 'Un nouveau lien désactive aussitôt l’ancien.',
  copy: 'Copier',
  copied: 'Copié',
  notCopied: 'Ce navigateur ne permet pas de copier ici. Le lien est sélectionné\u00a0: copiez-le vous-même.',
  qr: 'QR',
  picture: 'Code QR du lien du calendrier',
  google: 'Google Agenda',
  apple: 'Calendrier Apple',
  outlook: 'Outlook.com',
  slow: 'Un rappel est prévu un jour avant chaque fin annoncée. Ne comptez pas dessus dans Google Agenda\u00a0: Google lit le lien environ une fois par jour et ignore les rappels.',
  home: 'Cet Ephemeris tourne chez vous ({host}). Google et Outlook.com lisent les calendriers depuis leurs propres serveurs et ne peuvent pas y accéder. Calendrier d’Apple et Thunderbird le peuvent, sur votre réseau.',
  lost: 'Le lien fonctionne toujours, mais ce serveur ne peut plus l’afficher. Créez-en un nouveau si besoin.',
  read: 'Lu {age}',
  readNow: 'Lu à l’instant',
  unread: 'Pas encore lu',
  silent: 'Votre calendrier n’a pas lu le lien depuis le {date}. Vérifiez que vous êtes toujours abonné.',
  ask: {
    new: {
      title: 'Remplacer le lien\u00a0?',
      consequence: 'Les calendriers qui utilisent l’ancien lien deviendront vides.',
      verb: 'Remplacer',
    },
    none: {
      title: 'Désactiver le calendrier privé\u00a0?',
      consequence: 'Les calendriers qui utilisent ce lien deviendront vides.',
      verb: 'Désactiver',
    },
  },
}
