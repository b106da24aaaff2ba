import type { Words } from '../words.ts';

/** What can be done when no pass was made, in French. */
export const words: Words['failed'] = {
  another: 'Convertir un autre fichier',
  feedback: 'Nous en parler',
  tipsTitle: 'Ce qui aide souvent',
  password: {
    label: 'Mot de passe de ce PDF',
    hint: 'Il sert une seule fois, à ouvrir le fichier, et disparaît avec lui.',
    send: 'Ouvrir avec ce mot de passe',
    sending: 'Envoi…',
    wrong: 'Ce mot de passe n’a pas ouvert le fichier. Veuillez réessayer.',
    again: 'Pour le saisir, choisissez de nouveau le fichier : cette page ne l’a plus.',
  },
  crop: {
    title: 'Montrez-nous le code',
    lead: 'Placez le cadre autour du code\u00a0: touchez-le, ou utilisez les curseurs. Nous regarderons alors cette partie seule, agrandie.',
    across: 'De gauche à droite',
    down: 'De haut en bas',
    size: 'Taille du cadre',
    picture: 'La page avec le cadre',
    send: 'Regarder cette partie',
    sending: 'Envoi …',
    fileName: 'partie',
  },
  pageOf: (page, of) => `Page ${page} sur ${of}`,
  lookedAt: 'La page que nous avons examinée',
  anyTips: {
    original: 'Le PDF ou l’e‑mail d’origine, plutôt qu’une image.',
    screenshot: 'Une capture d’écran du billet seul, avec le code en entier.',
  },
  tips: {
    'document.locked': [
      'Sur Mac, dans Aperçu : Fichier, Exporter au format PDF, sans mot de passe. Sur iPhone : ouvrez-le, partagez-le, touchez Imprimer, puis partagez l’aperçu.',
    ],
    'document.unreadable': ['Attendez la fin du téléchargement : un fichier tronqué ne peut pas s’ouvrir.'],
    'barcode.not-proven': ['Une image du code plus grande et plus nette ; l’idéal est le PDF que vous avez reçu.'],
    'ticket.none': ['La page qui dit quand et où.', 'Le PDF ou l’e‑mail d’origine, plutôt qu’une image.'],
    'paper.blank': ['Une photo de plus près et bien éclairée, avec le code en entier.'],
    'paper.unclear': [
      'Une photo de plus près et bien éclairée, avec le code en entier.',
      'L’image elle-même plutôt que son petit aperçu dans une discussion : ouvrez-la, puis enregistrez-la ou partagez-la.',
    ],
  },
  sorry: 'Nous en sommes désolés.',
  afterAll: 'Si c’est bien un billet, dites-le-nous, et nous apprendrons au convertisseur à le lire.',
};
