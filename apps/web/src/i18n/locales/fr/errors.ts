import type { Areas, TextsOf } from '#web/i18n/areas'

export const errors: TextsOf<Areas['errors']> = {
  e100001: 'Il manque une information obligatoire. Vérifiez, puis réessayez.',
  e100002: 'Une information n’a pas la bonne forme. Vérifiez votre saisie.',
  e100003: 'Le serveur ne connaît pas cette langue.',
  e100004: 'Cet élément n’existe pas, ou plus.',
  e100005: 'Le serveur ne permet pas cette action. Rechargez la page, puis réessayez.',
  e100006: 'Le serveur n’a pas compris la demande. Rechargez la page, puis réessayez.',
  e100007: 'Le serveur ne peut pas répondre pour le moment. Réessayez dans quelques minutes.',
  e100008: 'Trop de demandes. Patientez un instant, puis réessayez.',
  e200018: 'Vous n’êtes pas autorisé à faire cela.',
  e300001: 'Le catalogue est encore en cours de chargement. Réessayez dans un instant.',
  e300005: 'Le serveur n’a pas pu lire la demande. Rechargez la page, puis réessayez.',
  e300006: 'C’est trop volumineux pour le serveur.',
  e400003: 'Le serveur ne connaît pas ce jeu. Rechargez la page, puis réessayez.',
  e400004: 'Le serveur ne connaît pas ce type d’activité. Rechargez la page, puis réessayez.',
  network: 'Le serveur est injoignable. Vérifiez votre connexion.',
  unknown: 'La réponse du serveur est illisible. Rechargez la page, puis réessayez.',
}
