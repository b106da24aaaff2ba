import type { MailWords } from './mail-words.ts';

export const fr: MailWords = {
  one: {
    subject: 'Votre pass : {title}',
    heading: 'Votre pass est prêt',
    opening: 'Il est joint à ce message. Ouvrez-le sur votre iPhone et touchez Ajouter.',
  },
  several: {
    subject: { one: 'Votre pass', other: 'Vos {n} pass' },
    heading: { one: 'Votre pass est prêt', other: 'Vos {n} pass sont prêts' },
    opening: 'Ils sont joints à ce message. Ouvrez chacun sur votre iPhone et touchez Ajouter.',
    some: 'Ils sont joints à ce message, autant que possible. Ouvrez chacun sur votre iPhone et touchez Ajouter.',
  },
  none: {
    subject: 'Nous n’avons pas pu créer de pass',
    all: 'Nous avons regardé votre message et tout ce qu’il contient.',
    part: 'Nous avons regardé votre message, mais n’avons pas pu tout lire.',
  },
  noTicket:
    'Nous n’y avons trouvé aucun billet. Transférez le billet, la carte d’embarquement, la confirmation ou le bon lui-même.',
  notAttached: 'non joint : le message serait trop lourd',
  note: 'À noter',
  development:
    'Signé avec un certificat de développement, qu’un iPhone n’accepte pas. L’exploitant de ce service doit encore ajouter le sien.',
  undated: 'Aucune date trouvée : Wallet ne l’affichera pas de lui-même.',
  codeless: 'Aucun code trouvé. Gardez l’original à portée de main s’il faut en scanner un.',
  check: 'À vérifier : {list}. Comparez avec l’original avant de vous y fier.',
  or: '{value} (ou {other})',
  fields: {
    title: 'titre',
    start: 'heure',
    end: 'fin',
    venue: 'lieu',
    from: 'de',
    to: 'à',
    number: 'numéro',
    passenger: 'nom',
    coach: 'voiture',
    section: 'bloc',
    row: 'rang',
    seat: 'place',
    gate: 'porte',
    platform: 'voie',
    bookingReference: 'réservation',
    price: 'prix',
  },
  account: {
    heading: 'Ce que contenait votre message',
    parts: {
      text: 'Texte du message',
      pdf: 'PDF',
      picture: 'Image',
      calendar: 'Événement',
      pass: 'Pass Wallet',
      message: 'Message joint',
      file: 'Fichier',
    },
    passes: { one: 'Pass créé', other: '{n} pass créés' },
    page: 'page {page}',
    nothing: 'Aucun billet',
    pages: '{read} pages lues sur {pages}',
    notRead: {
      heic: 'Une photo HEIC, que nous ne savons pas lire. Envoyez une capture d’écran ou partagez-la en JPEG.',
      office: 'Un document Office, que nous ne savons pas lire. Enregistrez-le en PDF et envoyez celui-ci.',
      winmail:
        'Outlook a emballé les pièces jointes dans un fichier winmail.dat, que nous n’ouvrons pas. Enregistrez le billet et envoyez-le comme fichier à part.',
      archive: 'Une archive, que nous n’ouvrons pas. Envoyez les fichiers qu’elle contient.',
      encrypted: 'Chiffré : vous seul pouvez l’ouvrir. Envoyez le billet non chiffré ou déposez-le sur notre site.',
      locked: 'Protégé par un mot de passe. Imprimez-le dans un nouveau PDF sans mot de passe et envoyez celui-ci.',
      empty: 'Vide. Enregistrez de nouveau le billet et envoyez ce fichier.',
      damaged:
        'Endommagé, ou différent de ce que dit son nom. Téléchargez-le de nouveau ou envoyez une capture d’écran.',
      'too-large': 'Trop lourd pour nous (PDF : 10 Mo). Envoyez seulement la page du billet ou une capture d’écran.',
      'too-deep': 'Imbriqué plus profondément que nous ne regardons. Envoyez le billet lui-même.',
      'too-many':
        'Pas regardé : il y avait plus de pièces jointes que nous n’en lisons. Renvoyez-le dans un message à part.',
      stopped: 'La lecture durait trop longtemps et a été arrêtée. Envoyez une capture d’écran du billet.',
      kind: 'Un type de fichier que nous ne lisons pas. Envoyez un PDF, JPG, PNG ou une capture d’écran.',
    },
    link: 'Si le billet est derrière un lien : ouvrez le lien, enregistrez le PDF et envoyez-le-nous. Nous ne suivons aucun lien.',
  },
  download: {
    one: 'Télécharger le pass',
    all: 'Télécharger tous les pass',
    part: 'Télécharger la partie {n}',
    until: 'Le lien est valable jusqu’au {when}.',
    heading: 'Télécharger',
  },
  correct: 'Voir ou corriger',
  feedback: { question: 'Tout s’est bien passé ?', link: 'Dites-le-nous' },
  codeAlt: 'Le code de ce pass',
  closing: {
    mail: '{service} répond automatiquement. Votre message a été supprimé.',
    result:
      '{service} répond automatiquement. Votre message a été supprimé ; ce que nous en avons fait le sera à la fin du lien. Répondez « supprimer » pour l’effacer tout de suite.',
  },
  limit: {
    subject: 'Plus de pass par e-mail aujourd’hui',
    heading: 'Cela fait beaucoup de messages',
    opening:
      'Vous nous avez envoyé autant de messages que nous en convertissons par jour pour un expéditeur ou un domaine.',
    note: 'Renvoyez celui-ci demain ou déposez le billet sur notre site. Nous n’écrivons ceci qu’une fois par jour.',
  },
  help: {
    subject: 'Obtenir un pass par e-mail',
    heading: 'Un billet arrive, un pass repart',
    opening: 'Transférez un billet à cette adresse ; le pass revient en une minute environ.',
    steps: [
      'Transférez le message avec le billet, ou joignez-le en PDF, JPG ou PNG. Plusieurs billets donnent plusieurs pass.',
      'Ouvrez la réponse sur votre iPhone, touchez le pass, puis Ajouter.',
      'Répondez « supprimer » à l’une de nos réponses et ses pass sont effacés aussitôt.',
      'Une erreur sur le pass ? La réponse mène à une page où le corriger.',
    ],
  },
  deleted: {
    subject: 'Supprimé',
    opening: 'Ce que nous avons fait de votre message est supprimé. Les pass ajoutés restent dans Wallet.',
    before: 'Il n’y avait plus rien à supprimer.',
  },
};
