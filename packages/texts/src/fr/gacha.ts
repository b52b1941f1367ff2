import type { Areas, TextsOf } from '../areas.ts'

export const gacha: TextsOf<Areas['gacha']> = {
  title: 'Tirages',
  loading: 'Chargement des tirages',
  unreadable: 'Les tirages de cet appareil n’ont pas pu être lus.',
  game: 'Jeu',
  almanac: 'Almanach',
  share: 'Partager',
  pool: 'Bannière',
  count: '{count, number}',
  signedOut: {
    shared: 'Connectez-vous pour importer ce que vous avez partagé. C’est gardé jusqu’à la fermeture de cette page.',
    text: 'Sans compte, vos tirages restent sur cet appareil.',
    open: 'Ouvrir des fichiers',
    login: 'Se connecter',
  },
  ways: {
    game: {
      title: 'Via le jeu',
      text: 'Collez le lien de l’historique du jeu\u00a0: nous montrons où le trouver.',
      logIn: 'Se connecter pour importer',
      paste: 'Coller le lien',
    },
    file: {
      title: 'Via un autre outil',
      text: 'Les fichiers d’une trentaine d’outils, avec un aperçu.',
      such: 'Par exemple {names}',
    },
    typed: {
      title: 'À la main',
      text: 'Saisissez votre pity et vos réserves dans les objectifs.',
      plan: 'Ouvrir les objectifs',
    },
  },
  preview: {
    title: 'Ce que vous verrez ici',
    pity: {
      title: 'Pity et garantie',
      text: 'de chaque bannière\u00a0: à quelle distance est votre prochain {five}, et s’il sera à coup sûr à l’affiche',
    },
    cost: { title: 'Le coût de chaque {five}', text: 'par paliers de couleur, avec son nom et l’issue de vos 50/50' },
    year: {
      title: 'Une année en un coup d’œil',
      text: 'vos {five} et les bannières de l’époque, les tirages par mois, votre chance',
    },
  },
  noUid: {
    text: 'Aucun compte choisi pour ce jeu. Choisissez-en un ou importez d’abord vos tirages.',
    select: 'Choisir un compte',
  },
  notHere: {
    text: 'Les tirages de ce compte ne sont pas sur cet appareil. Téléchargez-les ou choisissez un autre compte.',
    download: 'Télécharger',
    all: '{count, plural, one {Télécharger # compte} other {Télécharger les # comptes}}',
    logIn: 'Ces tirages ne sont pas sur cet appareil. Connectez-vous et téléchargez-les.',
  },
  lost: {
    file: 'Le navigateur a supprimé de cet appareil les tirages de {uid}. Ouvrez de nouveau le fichier.',
    download:
      'Le navigateur a supprimé de cet appareil les tirages de {uid}. Téléchargez-les de nouveau ou choisissez un autre compte.',
    logIn:
      'Le navigateur a supprimé de cet appareil les tirages de {uid}. Connectez-vous et téléchargez-les de nouveau.',
  },
  uid: {
    show: 'Afficher l’UID',
    hide: 'Masquer l’UID',
    label: 'UID',
  },
  account: {
    label: 'Compte',
    open: 'Comptes et importation',
    import: 'Importer',
    pulls: 'tirages au total',
    average: 'tirages par {five}',
    flips: '50/50 gagnés',
    wonOf: '{won, number} sur {flips, number}',
  },
  coverage: {
    stand: 'Aucune lacune jusqu’au {time}',
    old: 'S’arrête au {time}\u00a0: importez la suite',
    gaps: '{count, plural, one {# lacune\u00a0: il peut manquer des tirages} other {# lacunes\u00a0: il peut manquer des tirages}}',
    soon: 'Réimportez avant le {time}, sinon vous perdrez des tirages',
    late: 'Importez maintenant\u00a0: le jeu efface peut-être déjà des tirages',
  },
  impossible:
    '{count, plural, one {# tirage est impossible} other {# tirages sont impossibles}}\u00a0: plus de dix en une seconde, ou plus que la pity maximale sans {five}. Rien n’est compté au-delà.',
  pity: {
    atLeast: '≥\u202f{pity, number}',
    of: 'sur {hard, number}',
    noHard: 'tirages',
  },
  guarantee: {
    next: 'Garanti',
    flip: '{win}/{lose}',
    flipWords: 'Votre prochain {five} a {win} pour cent de chances d’être à l’affiche',
    unknown: 'Garantie inconnue',
    none: 'Pas de 50/50',
  },
  outcome: { won: 'Gagné', lost: 'Perdu', guaranteed: 'Garanti', unknown: 'Inconnu' },
  rarity: {
    filter: 'Raretés',
    stars5: '5★',
    stars4: '4★',
    stars3: '3★',
    stars: '{rank}★',
    rank5: 'Rang S',
    rank4: 'Rang A',
    unknown: 'rareté inconnue',
    rank3: 'Rang B',
  },
  pools: {
    records: 'Historique\u00a0: {pool}',
    pulls: '<b>{count, number}</b> {count, plural, one {tirage} other {tirages}}',
    pullsAndAverage: '<b>{count, number}</b> {count, plural, one {tirage} other {tirages}}, {average} en moyenne',
    last: '{five} récents',
    none: 'Pas encore de {five}',
    word: 'Historique',
    finished:
      '<b>{pools, plural, one {Bannière de débutant terminée} other {Bannières de débutant terminées}}</b>, {count, plural, one {# tirage} other {# tirages}}{has, select, fives {\u00a0: {fives}} other {}}',
    finishedFive: '{name} à {pity}',
    apart: 'Conservés à part\u00a0: ils ne comptent nulle part ailleurs.',
  },
  charts: {
    heading: 'Détails',
    asTable: 'Afficher en tableau',
    asPicture: 'Afficher en graphique',
    comingSoon: 'Les graphiques apparaîtront après vos premiers tirages sur cette bannière.',
    range: '{from}–{to}',
    lane: {
      title: '{five} au fil du temps',
      summary: '{five} sur les douze mois avant votre dernier tirage\u00a0: {count, number}.',
      outcome: 'Résultat',
      banner: 'À l’affiche à ce moment-là',
      star: '{name}\u00a0: {cost}',
      and: ', ',
    },
    pity: {
      title: 'Tirages par {five}',
      hint: 'pointillés\u00a0: attendu',
      summary: 'Tirages dépensés pour chaque {five}, par tranches de cinq. Total\u00a0: {count, number}.',
      pulls: 'Tirages',
      drawn: 'Réel',
      expected: 'Attendu',
      bin: '{range}\u00a0: {count, number}',
      soft: 'Trait rouge\u00a0: soft pity après le tirage {pull}, d’après les joueurs.',
    },
    months: {
      title: 'Tirages par mois',
      hint: '{count, plural, one {# tirage} other {# tirages}} en {months, plural, one {# mois} other {# mois}}',
      month: 'Mois',
      pulls: 'Tirages',
      column: '{month}\u00a0: {count, number}',
    },
  },
  statistics: {
    counting: 'Calcul en cours',
    what: 'Signification de «\u00a0{term}\u00a0»',
    percentRange: 'de {low} à {high}',
    tooFew: 'Il faut encore {count, plural, one {# tirage} other {# tirages}} pour que ce chiffre ait un sens.',
    cost: {
      label: 'Coût moyen d’un {five}',
      explanation:
        'Sur les {five} au décompte complet ({sample, number})\u00a0: médiane {median}, de {min} à {max} tirages.',
      none: 'Apparaît après votre premier {five} au décompte complet.',
    },
    featured: {
      label: 'Coût moyen d’un {five} à l’affiche',
      explanation:
        '{sample, number} à l’affiche, 50/50 perdus compris\u202f; médiane {median}, de {min} à {max} tirages.',
      none: 'Apparaît après votre premier {five} à l’affiche au décompte complet.',
    },
    wins: {
      label: '{odds} gagnés',
      explanation: '{won, number} sur {flips, number} ({odds}).',
      meaning: 'Les garantis ne comptent pas. Avec si peu d’essais, la chance seule explique de {low} à {high}.',
      byPoints:
        '{count, plural, one {# vient peut-être des points de destin et ne compte pas.} other {# viennent peut-être des points de destin et ne comptent pas.}}',
      none: 'Apparaît après votre premier {odds} vérifiable.',
    },
    luck: {
      label: 'Chance aux {five}\u00a0: mieux que',
      explanation: '{sample, number} en {pulls, plural, one {# tirage} other {# tirages}}.',
      meaning: 'Part des joueurs qui ont moins de {five} avec autant de tirages, estimée d’après les taux.',
    },
    doubt: {
      stopped:
        'C’est une fourchette\u00a0: juste après un {five}, la chance paraît meilleure, et pire après une longue attente.',
      rates: 'C’est une fourchette, car le jeu n’a pas publié ses taux exacts.',
      points: 'C’est une fourchette, car les points de destin ne figurent pas dans l’historique.',
    },
    featuredLuck: {
      label: 'Chance à l’affiche\u00a0: mieux que',
      explanation: '{sample, number} à l’affiche en {pulls, plural, one {# tirage} other {# tirages}}, 50/50 compris.',
      meaning: 'Part des joueurs qui ont moins de {five} à l’affiche avec autant de tirages, estimée d’après les taux.',
    },
    share: {
      label: 'Part de {five}',
      whole:
        '{count, number} sur {total, plural, one {# tirage} other {# tirages}}\u00a0: historique complet depuis l’ouverture de la bannière.',
      part: '{count, number} sur {total, plural, one {# tirage} other {# tirages}}\u202f; de plus anciens peuvent manquer.',
    },
  },
  records: {
    title: 'Historique',
    back: 'Retour',
    search: 'Chercher par nom',
    legend: 'Tirages depuis le dernier {five}',
    number: '#{number, number}',
    noneInPool: 'Aucun tirage sur cette bannière pour l’instant.',
    noneFound: 'Aucun tirage correspondant. Ajoutez des raretés ou changez le nom.',
    nothingYet: 'Aucun tirage pour l’instant.',
    toOverview: 'Voir l’aperçu',
    tenPulls: 'Grouper par dix',
    closeSearch: 'Fermer la recherche',
    atOnce: '{count, plural, one {# tirage} other {# tirages}} d’un coup',
    pityOf: 'pity\u00a0: {pity}',
    strip: 'Tirages {from, number} à {to, number}\u00a0: {items}',
    stripOfOne: 'Tirage {from, number}\u00a0: {items}',
    stripItem: '{name} ({rarity})',
    stripRest: '{count, number} × {three}',
    presses:
      '{first, number}–{last, number} sur {total, plural, one {# multi ou tirage simple} other {# multis et tirages simples}}',
  },
  columns: {
    number: 'N°',
    time: 'Heure du serveur',
    name: 'Nom',
    rarity: 'Rareté',
    type: 'Type',
    pity: 'Pity',
  },
  pager: {
    size: 'Lignes par page',
    range: '{first, number}–{last, number} sur {total, number}',
    previous: 'Page précédente',
    next: 'Page suivante',
  },
}
