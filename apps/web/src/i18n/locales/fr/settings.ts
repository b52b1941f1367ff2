import type { Areas, TextsOf } from '#web/i18n/areas'

export const settings: TextsOf<Areas['settings']> = {
  title: 'Paramètres',
  games: {
    title: 'Jeux et ordre',
    show: 'Afficher les jeux',
    hide: 'Masquer les jeux',
    refresh: 'Actualiser la liste',
    refreshed: 'La liste des jeux est à jour.',
    loading: 'Chargement des jeux',
    hint: 'Faites glisser ou utilisez les flèches. Cet ordre est celui des lignes de la chronologie.',
    reset: 'Ordre initial',
    drag: 'Déplacer {game}',
    movable: 'déplaçable',
    up: 'Monter {game}',
    down: 'Descendre {game}',
    placed: '{game} est maintenant en position {place, number} sur {count, number}.',
    picked: '{game} saisi, en position {place, number} sur {count, number}.',
    cancelled: '{game} a retrouvé sa place.',
    instructions:
      'Appuyez sur la barre d’espace pour saisir un jeu, sur les flèches pour le déplacer, de nouveau sur la barre d’espace pour le déposer et sur Échap pour annuler.',
  },
  types: {
    label: 'Types d’activité',
    prompt: 'Choisissez un jeu pour régler les types d’activité affichés dans la chronologie.',
    choose: 'Types d’activité de {game}',
    count: '{shown, number} sur {count, number} affichés dans la chronologie',
    off: 'Désactivé : rien de ce jeu n’est affiché',
    isDefault: 'par défaut',
    locked: 'Au moins un type d’activité reste affiché.',
  },
  zone: {
    title: 'Fuseau horaire',
    server: 'Serveur',
    region: { 'UTC+8': 'Asie, UTC+8', 'UTC-5': 'Amérique, UTC-5', 'UTC+1': 'Europe, UTC+1' },
    local: 'Afficher dans mon fuseau',
    device: 'Cet appareil : {offset}',
    format: 'Format 24 heures',
  },
  look: {
    title: 'Apparence',
    theme: 'Thème',
    themes: { system: 'Système', light: 'Clair', dark: 'Sombre' },
    background: 'Image de fond',
  },
  keys: {
    title: 'Clavier',
    single: 'Raccourcis à une lettre',
    hint: 'Dans la chronologie : N maintenant, D le jour, S le tri, 1 à 5 les marques',
  },
}
