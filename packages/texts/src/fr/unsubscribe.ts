import type { Areas, TextsOf } from '../areas.ts'

export const unsubscribe: TextsOf<Areas['unsubscribe']> = {
  question: 'Arrêter l’e-mail du soir\u202f?',
  consequence: 'Vous ne recevrez plus de rappels par e-mail. Vous pourrez les réactiver dans les paramètres.',
  verb: 'Arrêter l’e-mail',
  done: 'C’est fait. Vous ne recevrez plus de rappels par e-mail.',
  unknown: 'Ce lien n’est plus valable. Vous pouvez désactiver l’e-mail dans les paramètres.',
  settings: 'Ouvrir les paramètres',
}
