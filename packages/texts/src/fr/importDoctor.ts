import type { Areas, TextsOf } from '../areas.ts'

export const importDoctor: TextsOf<Areas['importDoctor']> = {
  heading: '{count, plural, one {# fichier lu} other {# fichiers lus}}',
  unsaved: 'Rien n’est encore enregistré.',
  status:
    '{read, plural, one {# fichier lu} other {# fichiers lus}}{questions, plural, =0 {} one {, # question} other {, # questions}}{unused, plural, =0 {} one {, # inutilisé} other {, # inutilisés}}',
  files: 'Fichiers',
  about: '{format}, {rows, plural, one {# ligne} other {# lignes}}',
  added: '{count, plural, =0 {Rien de nouveau} one {# nouveau tirage} other {# nouveaux tirages}}',
  badge: {
    waiting: 'En attente',
    reading: 'Lecture',
    ready: 'Prêt',
    recognized: 'Reconnu',
    repaired: 'Ajusté',
    times: 'Heures corrigées',
    doubtful: 'Douteux',
    question: 'Une question',
    partly: 'Lignes ignorées',
    notPulls: 'Sans tirages',
    unused: 'Non utilisé',
    skipped: 'Ignoré',
  },
  skipped: 'Vous avez ignoré ce fichier. Rien n’en sera importé.',
  account: {
    label: 'Compte',
    named: 'Le fichier l’indique.',
    likely: 'Le fichier ne l’indique pas. C’est le plus probable.',
    chosen: 'Vous l’avez choisi.',
  },
  zone: {
    label: 'Fuseau horaire',
    ids: 'Les identifiants des tirages le prouvent.',
    instants: 'Le fichier garde des instants exacts, le fuseau n’a pas d’importance.',
    file: 'Le fichier l’indique.',
    server: 'C’est celui du serveur du compte.',
    device: 'Le fuseau de l’appareil qui a noté les heures est inconnu.',
  },
  kind: {
    repaired: 'Ajusté',
    doubtful: 'Douteux',
    left_out: 'Ignoré',
    lost: 'Perdu par l’outil',
  },
  share: {
    added: '{count, plural, one {# nouveau} other {# nouveaux}}',
    known: '{count, plural, one {# déjà connu} other {# déjà connus}}',
    doubtful: '{count, plural, one {# douteux} other {# douteux}}',
    leftOut: '{count, plural, one {# ignoré} other {# ignorés}}',
  },
  clean: 'Rien à ajuster ni à ignorer.',
  finding: {
    zone_corrected: '{count, plural, one {# heure corrigée} other {# heures corrigées}} de {from} à {to}.',
    zones_mixed:
      'Le fichier mélange {zones}. {count, plural, one {# heure n’était pas dans le même fuseau que les autres} other {# heures n’étaient pas dans le même fuseau que les autres}}. Tout est corrigé.',
    ids_made_up:
      '{count, plural, one {# tirage n’a pas} other {# tirages n’ont pas}} l’identifiant du jeu. Reconnus à l’heure et à l’objet\u00a0: rien ne compte deux fois.',
    ids_rounded:
      'Un tableur a tronqué l’identifiant du jeu de {count, plural, one {# tirage} other {# tirages}}. Reconnus à l’heure et à l’objet\u00a0: rien ne compte deux fois.',
    block_repeated:
      '{count, plural, one {# ligne enregistrée deux fois ne compte} other {# lignes enregistrées deux fois ne comptent}} qu’une fois.',
    excel_columns:
      '{count, plural, one {# ligne contient} other {# lignes contiennent}} les compteurs d’un export Excel à la place de la bannière et de l’identifiant. Nous ne les utilisons pas.',
    pools_by_group:
      '{count, plural, one {# ligne a} other {# lignes ont}} un compteur à la place de la bannière. Nous utilisons le groupe de bannières également indiqué par le fichier.',
    items_by_name: '{count, plural, one {# objet reconnu} other {# objets reconnus}} par le nom ({language}).',
    items_unknown: '{count, plural, one {# objet ne figure} other {# objets ne figurent}} pas dans notre liste.',
    ranks_unknown:
      '{count, plural, one {# nouvel objet n’a} other {# nouveaux objets n’ont}} pas de rareté dans le fichier. La pity n’est pas comptée au-delà.',
    zone_unreadable:
      'Le fuseau du fichier est illisible\u00a0: ses heures sont prises comme celles du serveur. Un décalage de quelques heures est possible.',
    zone_of_device:
      '{count, plural, one {# heure vient} other {# heures viennent}} d’un appareil au fuseau inconnu\u00a0: un décalage de quelques heures est possible.',
    server_differs: 'Le fichier indique un serveur en {zone}, ce qui n’est pas celui du compte.',
    impossible:
      '{count, plural, one {# tirage est impossible} other {# tirages sont impossibles}}\u00a0: plus de dix en une seconde, ou au-delà de la pity maximale. Rien n’est compté au-delà.',
    times_ahead:
      '{count, plural, one {# tirage porte} other {# tirages portent}} une date à venir\u00a0: l’heure est fausse, ou le fichier a été modifié.',
    long_pause: 'Aucun tirage du {from} au {to}, plus que ce que gardent les jeux. La pity n’est pas comptée au-delà.',
    pity_without_pulls:
      'Les tirages précédant {count, plural, one {# 5★ n’ont} other {# 5★ n’ont}} jamais été saisis dans l’outil.',
    invented: '{count, plural, one {# ligne inventée} other {# lignes inventées}} par l’outil.',
    manual: '{count, plural, one {# ligne saisie} other {# lignes saisies}} à la main.',
    placeholder: '{count, plural, one {# ligne n’indique} other {# lignes n’indiquent}} aucun objet.',
    doubled:
      '{count, plural, one {# ligne répète un tirage} other {# lignes répètent des tirages}} que le fichier contient déjà.',
    ids_absent:
      'L’outil ne garde pas les identifiants du jeu. Reconnus à l’heure et à l’objet\u00a0: rien ne compte deux fois.',
    second_banner_merged: 'L’outil compte la seconde bannière de personnage avec la première.',
    pools_absent: 'L’outil ne garde pas ces bannières\u00a0: {pools}. Ce que vous avez déjà reste.',
    repeats_merged: 'Si vous avez obtenu deux fois le même objet dans la même seconde, l’outil n’en a gardé qu’un.',
  },
  question: {
    title: 'À qui sont ces tirages\u202f? Le fichier n’indique aucun compte.',
    likely: 'probable',
    other: 'Un autre compte',
    skip: 'Ignorer ce fichier',
    use: 'Utiliser ce compte',
    pools: 'De quelles bannières s’agit-il\u202f? Le jeu n’en a aucune de ce nom.',
    pool: '«\u00a0{name}\u00a0», {rows, plural, one {# ligne} other {# lignes}}',
    unnamedPool: 'Lignes sans bannière\u00a0: {rows, number}',
    choosePool: 'Choisir une bannière',
    ownPool: 'Une bannière à part ({id})',
    leavePool: 'Ignorer ces lignes',
    usePools: 'Utiliser ces bannières',
  },
}
