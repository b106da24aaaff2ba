import type { Words } from '../words.ts';

/** Texts of /contact in French. */
export const words: Words['contact'] = {
  title: 'Contact',
  description: 'Comment nous joindre, et à quel sujet nous pouvons vous aider.',
  heading: 'Contact',
  lead: 'Une vraie personne lit ce que vous écrivez.',
  leadWithoutMail: 'À qui poser vos questions.',
  mailTitle: 'E‑mail',
  mailText: 'Nous répondons en général sous 24 heures, les jours ouvrés.',
  noMail:
    'Cette installation n’a pas d’adresse pour les questions. Adressez-vous à la personne qui vous a indiqué l’adresse de ce service.',
  mailHint:
    'N’envoyez pas de billet que vous comptez encore utiliser, sauf si nous vous le demandons : qui a son code peut s’en servir.',
  copy: 'Copier l’adresse d’assistance',
  newsTitle: 'Nouveautés',
  newsText: 'Nouveaux types de billets, nouvelles façons de les envoyer : un petit mot, rarement.',
  subscribe: 'Recevoir les nouveautés',
  topicsTitle: 'Comment nous pouvons vous aider',
  topics: [
    {
      title: 'Une conversion qui a échoué',
      text: 'Dites-nous de quel type de document il s’agit et ce que la page a affiché.',
    },
    { title: 'Une valeur fausse', text: 'Quel champ, ce qu’il devrait indiquer, et où le document le dit.' },
    { title: 'Un pass qui ne se scanne pas', text: 'Où il a été refusé, et si l’original a été accepté.' },
    {
      title: 'Vos données',
      text: 'Pour voir, corriger ou supprimer ce qui est conservé à votre sujet. Réponse sous 30 jours.',
    },
    { title: 'API et entreprises', text: 'Clés d’API, limites sur mesure, assistance.' },
    {
      title: 'Sécurité',
      text: 'Vous avez trouvé une faille ? Écrivez d’abord, publiez ensuite. Nous répondons vite, et disons merci.',
    },
  ],
  before: 'Beaucoup de questions trouvent leur réponse sur la page',
  faq: 'Comment ça marche',
  donationTitle: 'Soutenir ce service',
};
