import type { Areas, TextsOf } from '../areas.ts'

export const account: TextsOf<Areas['account']> = {
  title: 'Compte et données',
  loading: 'Chargement de votre compte',
  logOut: 'Se déconnecter',
  loggedOut: 'Déconnexion effectuée.',
  emailConfirmed: 'Votre adresse e-mail est confirmée. Connexion réussie.',
  confirm: {
    title: 'Activer votre compte',
    of: 'Compte {name}\u00a0: saisissez son mot de passe pour l’activer et vous connecter.',
    stranger:
      'Ce n’est pas votre compte\u00a0? Ignorez ce message. Un compte qui n’est pas activé est supprimé en moins d’un jour.',
    finish: 'Activer et se connecter',
    signedIn:
      'Vous avez ouvert un lien qui active un compte. Déconnectez-vous d’abord, puis saisissez le mot de passe de ce compte.',
  },
  paused: '{action} ({seconds, number} s)',
  registered: 'Un e-mail a été envoyé à {email}. Son lien active le compte et reste valable 24 heures.',
  registration: {
    closed: 'Ce serveur n’accepte pas de nouveaux comptes. Demandez à l’administrateur du serveur.',
    invite: 'Pour vous inscrire ici, il faut une invitation. Demandez un lien à l’administrateur du serveur.',
  },
  mainland: 'Vous êtes en Chine continentale\u00a0? Le <site>site continental</site> est fait pour vous.',
  form: {
    label: 'Se connecter ou s’inscrire',
    show: 'Se connecter',
    hide: 'Masquer',
    logIn: 'Se connecter',
    register: 'S’inscrire',
    name: 'Nom d’utilisateur ou e-mail',
    username: 'Nom d’utilisateur',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    repeated: 'Répétez le mot de passe',
  },
  ways: {
    label: 'Modes de connexion',
    password: 'Mot de passe',
    qr: 'Code QR',
  },
  challenge: {
    working: 'Vérification anti-robot en cours',
    ready: 'Vérification anti-robot réussie.',
    failed: 'La vérification anti-robot a échoué.',
    retry: 'Réessayer',
  },
  faults: {
    empty: 'Remplissez ce champ.',
    nameShort: 'Utilisez au moins 3 caractères.',
    nameLong: 'Utilisez au plus 32 caractères.',
    nameCharacters: 'Utilisez seulement des lettres, des chiffres, _ et -.',
    nameReserved: 'Ce nom est réservé. Choisissez-en un autre.',
    email: 'Ce n’est pas une adresse e-mail.',
    passwordShort: 'Utilisez au moins 8 caractères.',
    passwordLong: 'Utilisez au plus 256 caractères.',
    mismatch: 'Les mots de passe ne correspondent pas.',
    common: 'Ce mot de passe est trop courant. Ajoutez-y un ou deux mots, ou choisissez-en un autre.',
    containsName: 'Ce mot de passe ressemble trop à votre nom ou à votre adresse. Choisissez-en un autre.',
  },
  resend: {
    open: 'Pas d’e-mail\u00a0? Le renvoyer',
    title: 'Renvoyer l’e-mail',
    explanation: 'Saisissez le nom d’utilisateur et l’adresse de votre inscription.',
    send: 'Renvoyer',
    sent: 'Si ce compte doit encore être confirmé, un e-mail est en route.',
  },
  strength: {
    weak: 'Faible',
    medium: 'Moyen',
    strong: 'Fort',
    advice: 'Plus fort avec\u00a0: {items}',
    separator: ', ',
    missing: {
      length8: '8 caractères',
      length12: '12 caractères',
      length16: '16 caractères',
      upper: 'des majuscules',
      lower: 'des minuscules',
      digit: 'des chiffres',
      symbol: 'des symboles',
    },
  },
  password: {
    change: 'Changer le mot de passe',
    current: 'Mot de passe actuel',
    next: 'Nouveau mot de passe',
    changed: 'Votre mot de passe a été changé. Tous les autres appareils sont déconnectés.',
    changedUnlinked:
      'Votre mot de passe a été changé. Tous les autres appareils sont déconnectés et vous ne pouvez plus vous connecter avec {names}.',
    keepLinks: 'Garder {names} comme moyen de connexion',
    keepLinksHint:
      'Sinon, vous ne pourrez plus vous connecter par ce biais. Ne gardez que ce que vous avez associé vous-même.',
  },
  reset: {
    title: 'Réinitialiser le mot de passe',
    request: 'Demander un lien',
    reset: 'Nouveau mot de passe',
    explanation: 'Vous recevrez par e-mail un lien pour choisir un nouveau mot de passe.',
    send: 'Envoyer le lien',
    sent: 'Si un compte utilise cette adresse, un e-mail est en route. Son lien reste valable 30 minutes.',
    of: 'Nouveau mot de passe de {name}',
    save: 'Enregistrer le mot de passe',
    done: 'Votre nouveau mot de passe est enregistré. Vous pouvez vous connecter.',
    signedIn:
      'Vous avez ouvert un lien de réinitialisation. Déconnectez-vous d’abord, puis choisissez le nouveau mot de passe.',
  },
  device: {
    named: '{browser} sur {system}',
    unknown: 'Appareil inconnu',
  },
  sessions: {
    title: 'Appareils',
    detail: '{via}, utilisé le {time}, {address}',
    via: {
      password: 'Mot de passe',
      qr: 'Code QR',
    },
    current: 'Cet appareil',
    end: 'Déconnecter',
    endOf: 'Déconnecter {device}',
    ended: '{device} est déconnecté.',
  },
  everywhere: {
    button: 'Se déconnecter partout',
    question: 'Se déconnecter partout\u00a0?',
    consequence:
      '{count, plural, one {Votre seul appareil est déconnecté} other {Vos # appareils sont déconnectés}} aussitôt. Push, webhook et lien du calendrier prennent fin.',
    done: 'Tous vos appareils sont déconnectés.',
  },
  linked: 'Comptes associés',
  ownData: {
    title: 'Mes données',
    explanation:
      'Tout ce que le serveur conserve à votre sujet\u00a0: exportez-le dans un fichier ou supprimez-le définitivement.',
    export: 'Exporter mes données',
  },
  deletion: {
    open: 'Supprimer le compte',
    title: 'Supprimer le compte\u00a0?',
    consequence:
      'Votre compte, vos emplacements dans le cloud, vos votes et vos tirages sont aussitôt supprimés du serveur, sans retour possible. Les données de cet appareil restent.',
    name: 'Saisissez {name} pour confirmer',
    fresh:
      'Votre compte n’a pas de mot de passe\u00a0: la suppression n’est possible que dans les dix minutes qui suivent la connexion.',
    otherName: 'Ce n’est pas {name}.',
    done: 'Votre compte a été supprimé.',
  },
  local: {
    last: 'Cet appareil\u00a0: dernier statut le <stamp>{time}</stamp>',
    none: 'Cet appareil\u00a0: aucun statut',
    clear: 'Effacer les données locales',
    question: 'Effacer les données locales\u00a0?',
    consequence:
      'Supprime {count, plural, =0 {vos jeux} one {# statut et vos jeux} other {# statuts et vos jeux}} de cet appareil. Tout le reste est conservé.',
    cleared: 'Les statuts et le choix de jeux ont été supprimés de cet appareil.',
  },
}
