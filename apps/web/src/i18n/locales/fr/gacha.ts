import type { Areas, TextsOf } from '#web/i18n/areas'

export const gacha: TextsOf<Areas['gacha']> = {
  title: 'Tirages',
  loading: 'Chargement des tirages',
  unreadable: 'Les tirages de cet appareil n’ont pas pu être lus.',
  game: 'Jeu',
  pool: 'Bannière',
  count: '{count, number}',
  signedOut: {
    text: 'Connectez-vous pour importer vos tirages, les garder durablement et voir ce qu’ils valent.',
    login: 'Aller à la connexion',
  },
  noUid: {
    text: 'Aucun compte n’est choisi pour ce jeu. Choisissez-en un ou importez de premiers tirages.',
    select: 'Choisir un compte',
  },
  notHere: {
    text: 'Les tirages de ce compte ne sont pas sur cet appareil. Téléchargez-les ou choisissez un autre compte.',
    download: 'Télécharger',
    all: 'Les {count, number} comptes',
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
    pulls: 'tirages en tout',
    average: 'en moyenne par {five}',
    flips: 'pile ou face gagnés',
    wonOf: '{won, number} sur {flips, number}',
  },
  coverage: {
    stand: 'Aucun trou connu au {time}',
    gaps: '{count, plural, one {# trou : il peut manquer des tirages} other {# trous : il peut manquer des tirages}}',
    soon: 'Réimportez avant le {time}, sinon des tirages seront perdus',
    late: 'Importez maintenant : le jeu oublie peut-être déjà des tirages',
  },
  pity: {
    atLeast: '≥\u202f{pity, number}',
    of: 'sur {hard, number}',
    noHard: 'tirages',
  },
  guarantee: {
    next: 'Garanti',
    flip: '{win}/{lose}',
    flipWords: 'Le prochain {five} est à l’affiche avec une chance de {win} pour cent',
    unknown: 'Garantie inconnue',
    none: 'Pas de pile ou face',
  },
  outcome: { won: 'Gagné', lost: 'Perdu', guaranteed: 'Garanti', unknown: 'Inconnu' },
  rarity: {
    filter: 'Raretés',
    stars5: '5★',
    stars4: '4★',
    stars3: '3★',
    rank5: 'Rang S',
    rank4: 'Rang A',
    rank3: 'Rang B',
  },
  pools: {
    records: 'Tirages : {pool}',
    pulls: '<b>{count, number}</b> {count, plural, one {tirage} other {tirages}}',
    pullsAndAverage: '<b>{count, number}</b> {count, plural, one {tirage} other {tirages}}, {average} en moyenne',
    last: 'Derniers {five}',
    none: 'Pas encore de {five}',
  },
  charts: {
    heading: 'Vue détaillée',
    asTable: 'Afficher en tableau',
    asPicture: 'Afficher en image',
    comingSoon: 'Les graphiques de cette bannière viendront avec ses premiers tirages.',
    range: '{from}–{to}',
    lane: {
      title: '{five} au fil du temps',
      summary: '{five} sur les douze mois jusqu’au dernier tirage\u00a0: {count, number}.',
      outcome: 'Issue',
      banner: 'À l’affiche alors',
      star: '{name} : {cost}',
      and: ', ',
    },
    pity: {
      title: 'Tirages par {five}',
      hint: 'pointillés : chances officielles',
      summary: 'Ce qu’a coûté chaque {five}, par pas de cinq tirages\u00a0: {count, number} en tout.',
      pulls: 'Tirages',
      drawn: 'Obtenus',
      expected: 'Selon les chances',
      bin: '{range} : {count, number}',
      soft: 'Trait rouge : les chances augmentent après le tirage {pull}.',
    },
    months: {
      title: 'Tirages par mois',
      hint: '{count, number} en {months, number} mois',
      month: 'Mois',
      pulls: 'Tirages',
      column: '{month} : {count, number}',
    },
  },
  statistics: {
    counting: 'Calcul en cours',
    percentRange: 'de {low} à {high}',
    tooFew: 'Il faut encore {count, plural, one {# tirage} other {# tirages}} pour que ce chiffre ait un sens.',
    cost: {
      label: 'Coût moyen d’un {five}',
      explanation:
        'Chaque {five} dont le début est connu, {sample, number} en tout\u00a0; médiane {median}, de {min} à {max} tirages.',
      none: 'Indiqué après le premier {five} dont le début est connu.',
    },
    featured: {
      label: 'Coût moyen d’un {five} à l’affiche',
      explanation:
        'Tout depuis le précédent à l’affiche, pile ou face perdus compris, {sample, number} fois ; médiane {median}, de {min} à {max} tirages.',
      none: 'Indiqué après le premier {five} à l’affiche dont le début est connu.',
    },
    wins: {
      label: 'Pile ou face gagnés',
      explanation:
        '{won} sur {flips} vrais pile ou face ; les garantis ne comptent pas. Par le seul hasard, de {low} à {high}.',
      none: 'Indiqué après le premier pile ou face que les données permettent de juger.',
    },
    luck: {
      label: 'Plus de chance en {five} que',
      explanation:
        'Part de ceux qui tirent autant et obtiennent moins de {five}, selon les chances officielles ; jugé sur {sample} en {pulls, number} tirages.',
    },
    featuredLuck: {
      label: 'Plus de chance à l’affiche que',
      explanation: 'De même, pile ou face compris ; jugé sur {sample} à l’affiche en {pulls, number} tirages.',
      ranged:
        'De même, pile ou face compris ; jugé sur {sample} à l’affiche en {pulls, number} tirages. Une fourchette, car le jeu n’a pas publié sa règle.',
    },
    share: {
      label: 'Part de {five}',
      whole: '{count} sur {total, number} tirages, complets depuis l’ouverture de la bannière.',
      part: '{count} sur {total, number} tirages ; de plus anciens peuvent manquer.',
    },
  },
  records: {
    title: 'Historique',
    back: 'Retour',
    search: 'Chercher par nom',
    legend: 'Tirages depuis le dernier {five}',
    detail: '{time} · {number, number}',
    noneInPool: 'Il n’y a aucun tirage de cette bannière.',
    noneFound: 'Aucun tirage ne convient. Choisissez plus de raretés ou un autre nom.',
    nothingYet: 'Il n’y a pas encore de tirages.',
    toOverview: 'Vers la vue d’ensemble',
  },
  columns: {
    number: 'N°',
    time: 'Date',
    name: 'Nom',
    rarity: 'Rareté',
    type: 'Type',
    pity: 'Depuis le dernier',
  },
  pager: {
    size: 'Lignes par page',
    range: '{first, number}–{last, number} sur {total, number}',
    former: 'Page précédente',
    next: 'Page suivante',
  },
}
