import type { Words } from '../words.ts';

/** Texts of /ios-shortcut in French. */
export const words: Words['ios-shortcut'] = {
  title: 'Raccourci iOS',
  description: 'Envoyez vos billets depuis la feuille de partage de votre iPhone et recevez le pass par e‑mail.',
  heading: 'Raccourci iOS',
  lead: 'Un billet dans vos photos, dans Fichiers ou sur papier : quelques gestes pour l’envoyer, et le pass revient par e‑mail.',
  download: 'Télécharger le raccourci',
  opens: 'S’ouvre dans l’app Raccourcis, qui fait partie d’iOS.',
  missing:
    'Cette installation ne propose pas de raccourci à télécharger. Vous pouvez créer le vôtre, ou vous en passer.',
  none: 'Il n’y a pas encore de raccourci pour ce service.',
  upload: 'Envoyer plutôt un fichier',
  copy: 'Copier l’adresse e‑mail',
  recipe: {
    title: 'Créez le vôtre',
    lead: 'L’app Raccourcis fait partie d’iOS. Ce que vous créez vous-même fonctionne aussitôt et n’a besoin de la signature de personne.',
    steps: ({ name, intakeAddress }) =>
      [
        {
          picture: 'new',
          title: 'Ajoutez « Envoyer un e‑mail »',
          text: 'Dans l’app Raccourcis, touchez +, cherchez « Envoyer un e‑mail » et touchez-le.',
        },
        {
          picture: 'address',
          title: 'Indiquez l’adresse',
          text: `Touchez Destinataires et saisissez ${intakeAddress}.`,
        },
        {
          picture: 'sheet',
          title: 'Recevez les fichiers partagés',
          text: 'Touchez le « i » rond et activez « Afficher dans la feuille de partage ». Dans « Recevoir », gardez les images, les fichiers et les PDF.',
        },
        {
          picture: 'input',
          title: 'Joignez ce qui est partagé',
          text: `Touchez Message, choisissez « Entrée de raccourci », nommez le raccourci « ${name} » et touchez OK.`,
        },
      ] as const,
    after: (name) => `Désormais : Partager, puis « ${name} ».`,
  },
  without: {
    title: 'Sans aucun raccourci',
    lead: 'Tous les iPhone savent le faire, sans rien préparer.',
    contact: 'Enregistrer l’adresse comme contact',
    steps: [
      {
        picture: 'contact',
        title: 'Enregistrez l’adresse une fois',
        text: 'Sur votre iPhone, touchez le bouton ci-dessus, puis « Créer un nouveau contact ».',
      },
      {
        picture: 'share',
        title: 'Partager, puis Mail',
        text: 'Dans Photos ou Fichiers, touchez Partager, choisissez Mail et tapez les premières lettres du nom du contact.',
      },
      { picture: 'wallet', title: 'Ajoutez à Wallet', text: 'Ouvrez la réponse, touchez le pass, puis Ajouter.' },
    ],
  },
  stepsTitle: 'Sept étapes, dont les deux premières une seule fois',
  step: (number) => `${number}`,
  steps: [
    {
      picture: 'add',
      title: 'Ajoutez le raccourci',
      text: 'Sur votre iPhone, touchez Télécharger, puis Ajouter le raccourci.',
    },
    {
      picture: 'address',
      title: 'Choisissez votre adresse',
      text: 'Pendant l’ajout, il demande une seule fois laquelle de vos adresses e‑mail reçoit le pass. Mail doit être configuré sur le téléphone.',
    },
    {
      picture: 'run',
      title: 'Lancez-le',
      text: 'Depuis l’écran d’accueil, la feuille de partage ou en le demandant à Siri.',
    },
    {
      picture: 'source',
      title: 'Choisissez où est le billet',
      text: 'La photothèque, Fichiers, ou l’appareil photo pour un billet papier.',
    },
    {
      picture: 'pick',
      title: 'Choisissez le billet',
      text: 'Une image ou un PDF. Tous les billets qu’il contient deviennent des pass.',
    },
    {
      picture: 'send',
      title: 'Envoyez l’e‑mail',
      text: 'Le fichier est joint et l’adresse déjà remplie. Touchez Envoyer.',
    },
    { picture: 'wallet', title: 'Ajoutez à Wallet', text: 'Ouvrez la réponse, touchez le pass, puis Ajouter.' },
  ],
  faqTitle: 'Questions sur le raccourci',
  faq: ({ intakeAddress, limits }) =>
    [
      {
        id: 'mail',
        question: 'Pourquoi passer par l’e‑mail ?',
        answer: [
          `Il envoie votre billet à ${intakeAddress || 'l’adresse de ce service'} depuis votre propre compte de messagerie, et le pass revient sur ce compte. Une adresse d’envoi doit donc être configurée dans Réglages sur votre iPhone.`,
        ],
      },
      {
        id: 'other-address',
        question: 'Puis-je changer d’adresse plus tard ?',
        answer: [
          'Oui. Ouvrez l’app Raccourcis, touchez le raccourci de manière prolongée, choisissez Modifier et changez l’adresse tout en haut.',
        ],
      },
      {
        id: 'sees',
        question: 'À quoi le raccourci a-t-il accès ?',
        answer: [
          'Seulement au fichier que vous choisissez. Il ne lit ni votre photothèque ni votre boîte de réception, et iOS demande votre accord avant qu’il utilise pour la première fois l’appareil photo, les photos ou Mail.',
        ],
      },
      {
        id: 'nothing-comes',
        question: 'Aucune réponse n’arrive. Que faire ?',
        answer: [
          'Regardez d’abord dans les indésirables. Une réponse arrive en général en moins d’une minute ; les serveurs de messagerie prennent parfois plus de temps avec des inconnus.',
          `Un e‑mail peut peser environ 25 Mo, et un PDF ${limits.pdfMb} Mo. Une image plus lourde peut partir en taille Moyenne : Mail le propose quand vous touchez Envoyer.`,
        ],
        link: { to: '/upload', text: 'Envoyer plutôt un fichier' },
      },
      {
        id: 'cost',
        question: 'Est-ce payant ?',
        answer: ['Non. Le raccourci et le service sont gratuits.'],
        link: { to: '/contribute', text: 'Comment aider' },
      },
    ] as const,
};
