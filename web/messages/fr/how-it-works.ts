import type { Words } from '../words.ts';
import { faq } from './faq.ts';

/** Texts of /how-it-works in French. */
export const words: Words['how-it-works'] = {
  title: 'Comment ça marche',
  description: 'Trois étapes du billet au pass Apple Wallet, et les réponses aux questions que l’on nous pose.',
  heading: 'Comment ça marche',
  lead: 'Un billet arrive en PDF, en photo ou par e‑mail. Un pass qui se scanne repart. Voici ce qui se passe entre les deux.',
  convert: 'Convertir',
  examples: 'Voir des exemples',
  stepsTitle: 'Trois étapes',
  step: (number) => `Étape ${number}`,
  upload: {
    title: 'Envoyez ou transférez',
    text: 'Choisissez un fichier, déposez-le, collez-le ou photographiez-le. Ou transférez la confirmation à l’adresse ci-dessous ; il n’y a rien à installer.',
    textWithoutMail: 'Choisissez un fichier, déposez-le, collez-le ou photographiez-le ; il n’y a rien à installer.',
    picture: 'Un billet de train de Zurich à Milan, en page PDF',
    copy: 'Copier l’adresse e‑mail',
    calendar: (address: string) => `Écrivez plutôt à ${address}, et un calendrier des billets accompagne les passes.`,
  },
  extraction: {
    title: 'Lecture par IA',
    text: 'Les codes sont décodés ; chaque heure, chaque place et chaque nom est lu avec l’endroit où il figure. Les lectures qui se contredisent sont mises en balance ; ce qui reste douteux est signalé, à vérifier, ou omis.',
    tableCaption: 'Une partie de ce qui a été lu sur ce billet',
    value: 'Valeur',
    found: 'Lu sur',
    readings: [
      { label: 'Départ', value: '09:33', found: 'Page 1, tableau' },
      { label: 'Train', value: 'IC 731', found: 'Page 1' },
      { label: 'Voiture et place', value: '7, 61', found: 'Page 1' },
      { label: 'Code Aztec', value: '45 octets', found: 'Image de la page 1' },
    ],
  },
  delivery: {
    title: 'Disponible aussitôt',
    text: 'Le code est dessiné comme Wallet le dessine, relu et comparé octet par octet. Ce n’est qu’ensuite que le pass est signé. Ajoutez-le d’un geste.',
    byMail: 'Ou ouvrez-le depuis l’e‑mail que vous recevez.',
    picture: 'Le pass Apple Wallet tiré du billet de train',
  },
  faqTitle: 'Questions et réponses',
  faqLead: 'Vous n’avez pas trouvé la réponse ?',
  contact: 'Voir la page de contact',
  faq,
};
