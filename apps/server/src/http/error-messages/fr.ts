import type { ErrorMessages } from './error-message.ts'

export const french: ErrorMessages = {
  PARAMETER_MISSING: 'Un champ obligatoire manque.',
  PARAMETER_INVALID: 'Un champ n’a pas la bonne forme.',
  LANGUAGE_UNKNOWN: 'Cette langue n’est pas prise en charge.',
  NOT_FOUND: 'Il n’y a rien ici.',
  METHOD_NOT_ALLOWED: 'Cette méthode n’est pas autorisée ici.',
  MEDIA_TYPE: 'La requête doit être en JSON.',
  REQUEST_TIMEOUT: 'La requête a mis trop de temps à arriver.',
  SERVER_FAULT: 'Une erreur s’est produite sur le serveur.',
  UNAVAILABLE: 'Le service n’est pas disponible pour le moment.',
  RATE_LIMITED: 'Trop de requêtes. Réessayez dans un instant.',
  FORBIDDEN: 'Cela n’est pas permis.',
  GAMES_EMPTY: 'Le catalogue est encore en cours de chargement.',
  JSON_INVALID: 'La requête n’est pas du JSON valide.',
  TOO_LARGE: 'La requête est trop volumineuse.',
  GAME_UNKNOWN: 'Ce jeu n’est pas connu.',
  SUBTYPE_UNKNOWN: 'Ce type d’activité n’est pas connu.',
}
