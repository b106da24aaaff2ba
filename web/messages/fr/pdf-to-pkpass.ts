import { durationIn } from '#src/languages/say.ts';
import type { Words } from '../words.ts';

/** Texts of /pdf-to-pkpass in French. */
export const words: Words['pdf-to-pkpass'] = {
  title: 'Du PDF à Apple Wallet',
  description: 'Convertissez un billet PDF en pass Apple Wallet. Plusieurs billets dans un PDF donnent plusieurs pass.',
  heading: 'Du PDF à Apple Wallet',
  lead: 'La billetterie a envoyé un PDF, le portique veut un code, et vous le voulez sur l’écran verrouillé. Convertissez le PDF en un fichier .pkpass que Wallet ouvre.',
  fullPage: 'Aller à la page d’envoi',
  convertTitle: 'Convertir un PDF',
  limit: (megabytes) => `Les PDF sont acceptés jusqu’à ${megabytes} Mo.`,
  mailTitle: 'Ou transférez-le par e‑mail',
  mailLead: 'Envoyez à cette adresse l’e‑mail avec le PDF. Le pass revient en pièce jointe.',
  copy: 'Copier l’adresse e‑mail',
  manyTitle: 'Plusieurs billets, plusieurs pass',
  manyLead:
    'Un PDF de plusieurs billets donne plusieurs pass : un par billet, avec son nom, sa place et son code. Ajoutez-les tous en une fois avec le fichier .pkpasses, ou choisissez ceux que vous prenez.',
  beforeAlt: 'Une page PDF avec trois billets de musée',
  afterAlt: 'Les trois pass Apple Wallet qui en ont été tirés, empilés',
  before: 'Un PDF',
  after: 'Trois pass',
  whyTitle: 'Ce qu’un pass fait et pas un PDF',
  why: [
    {
      title: 'Il est là quand il faut',
      text: 'Les dates sont dans le fuseau du lieu : Wallet affiche le pass quand il est l’heure de partir.',
    },
    {
      title: 'Il se scanne',
      text: 'Le code est redessiné, parfaitement net et à pleine luminosité. Avant que vous le receviez, nous le relisons et comparons chaque octet.',
    },
    {
      title: 'Il se passe de réseau',
      text: 'Un pass vit dans le téléphone. Pas d’app à ouvrir, pas de page à charger, pas besoin de zoomer sur une page A4.',
    },
  ],
  faqTitle: 'À propos des PDF',
  faq: ({ resultMinutes }) =>
    [
      {
        id: 'scanned',
        question: 'Les PDF scannés conviennent-ils ?',
        answer: [
          'Oui. Les pages sans texte sont lues par reconnaissance de texte. Un scan bien droit, à 300 points par pouce, se lit le mieux.',
        ],
      },
      {
        id: 'password',
        question: 'Et si mon PDF a un mot de passe ?',
        answer: [
          'Choisissez-le quand même. Le mot de passe vous est alors demandé ; il sert une seule fois, à ouvrir le fichier, et disparaît avec lui.',
        ],
      },
      {
        id: 'kept',
        question: 'Que devient le PDF ?',
        answer: [
          `Il est chiffré dès son arrivée, lu une fois, puis supprimé. Les pass peuvent être téléchargés pendant ${durationIn('fr', resultMinutes)}.`,
        ],
        link: { to: '/privacy', text: 'Politique de confidentialité' },
      },
    ] as const,
};
