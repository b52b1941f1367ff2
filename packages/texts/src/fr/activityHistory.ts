import type { Areas, TextsOf } from '../areas.ts'

export const activityHistory: TextsOf<Areas['activityHistory']> = {
  title: 'Données d’activités',
  intro: 'Revoyez vos événements de Genshin Impact\u00a0: scores, dates et équipes.',
  drop: {
    label: 'Choisissez votre fichier d’événements ou déposez-\u2060le ici',
    choose: 'Choisissez votre fichier d’événements',
    hint: 'Le fichier JSON de vos archives HoYoLAB, tel que des outils de la communauté l’enregistrent. Il reste dans ce navigateur.',
    paste: 'Ou collez son contenu',
    pasted: 'Texte collé',
  },
  retry: 'Réessayer',
  storage: 'Ce navigateur n’a pas pu ouvrir le stockage de la page. Vos importations précédentes sont intactes.',
  report:
    '{added, plural, =0 {Rien de nouveau} one {# activité ajoutée} other {# activités ajoutées}}{replaced, plural, =0 {.} one {, # remplacée.} other {, # remplacées.}}',
  fault: {
    not_json: 'Ce fichier n’est pas du JSON. Rien n’a été modifié.',
    encoding_unknown:
      'L’encodage de ce fichier est illisible. Ouvrez-le dans un éditeur de texte et enregistrez-le en UTF-8. Rien n’a été modifié.',
    not_an_export:
      'Ce fichier ne contient pas d’historique d’événements\u00a0: il lui faut une liste «\u00a0data.activities\u00a0». Rien n’a été modifié.',
    refused:
      'Ce fichier contient une requête refusée au lieu d’un historique. Exportez-le de nouveau. Rien n’a été modifié.',
    empty: 'L’historique de ce fichier est vide. Rien n’a été modifié.',
    too_large: 'Ce fichier dépasse 32 Mo. Rien n’a été modifié.',
  },
  skipped: {
    title: '{count, plural, one {# entrée a été ignorée} other {# entrées ont été ignorées}}',
    entry: 'Entrée {position, number}\u00a0: {reason}',
    not_an_object: 'ce n’est pas un objet',
    not_one_kind: 'elle doit contenir exactement une activité',
    bad_id: 'nom d’activité non valide',
    no_data: 'aucune donnée',
  },
  file: {
    title: 'Fichier importé',
    name: 'Fichier',
    date: 'Importé le',
    size: 'Taille',
    kinds: 'Activités',
  },
  delete: {
    verb: 'Supprimer',
    title: 'Supprimer l’historique importé\u202f?',
    consequence:
      '{count, plural, one {# activité sera retirée} other {# activités seront retirées}} de ce navigateur. Le fichier lui-même ne change pas.',
  },
  origin: {
    title: 'Obtenir le fichier soi-même (ordinateur)',
    open: 'Dans un navigateur d’ordinateur, ouvrez les archives de HoYoLAB (Battle Chronicle), puis vos événements.',
    save: 'Dans la vue réseau des outils de développement, enregistrez en JSON la réponse dont l’adresse finit ainsi\u00a0:',
    choose: 'Choisissez ce fichier ici.',
    copy: 'Copier',
    copied: 'Copié',
    look: 'À quoi ressemble le fichier',
    entry:
      'Chaque activité est une entrée qui porte son nom dans les données, ici «\u00a0sumo\u00a0» ({name}). La suite est libre.',
  },
  promises: {
    label: 'Ce que montre votre fichier',
    example: 'Exemple',
  },
  list: {
    known: 'Activités',
    count: '{count, plural, one {# activité} other {# activités}}, version {first} à {last}',
    unknown: 'Activités inconnues',
    unnamed: 'Activité inconnue\u00a0: {id}',
    minor: '{count, plural, one {Afficher # activité mineure} other {Afficher # activités mineures}}',
    version: 'Version {version}',
  },
  entry: {
    empty: 'Le fichier ne dit rien de cette activité.',
  },
  avatars: {
    label: 'Personnages',
    level: 'Niv. {level, number}',
    trial: 'essai',
  },
  yes: 'Oui',
  no: 'Non',
  words: {
    total_score: 'Score total',
    total_times: 'Parties jouées',
    start_time: 'Début',
    end_time: 'Fin',
    records: 'Résultats',
    data: 'Entrée',
    difficulty: 'Difficulté',
    max_score: 'Meilleur score',
    score: 'Score',
    score_multiple: 'Multiplicateur de score',
    settle_time: 'Terminé',
    buffs: 'Bonus',
    limit_conditions: 'Condition',
    desc: 'Description',
    first_half: 'Première moitié',
    second_half: 'Seconde moitié',
  },
}
