import type { Words } from '../words.ts';

/** Texts of /contribute in French. */
export const words: Words['contribute'] = {
  title: 'Contribuer',
  description:
    'Pour que le convertisseur reste gratuit : aidez avec un don, un peu de temps ou un billet récalcitrant.',
  heading: 'Pour que cela reste gratuit',
  lead: 'Pas de publicité, pas de compte, rien à vendre. Les serveurs et le certificat qui signe les pass sont payés par des personnes à qui le service a été utile.',
  leadWithoutDonations: 'Pas de publicité, pas de compte, rien à vendre.',
  donationTitle: 'Faire un don',
  waysTitle: 'D’autres façons d’aider',
  onlyWaysTitle: 'Comment aider',
  ways: {
    tell: {
      title: 'Parlez-en',
      text: 'Derrière vous dans la file, quelqu’un cherche un PDF dans ses e‑mails. Montrez-lui votre pass.',
    },
    rate: {
      title: 'Notez votre conversion',
      text: 'Quelques étoiles et une phrase après une conversion nous disent quoi améliorer. Cela prend une demi-minute.',
      link: { to: '/upload', text: 'Convertir un billet' },
    },
    failed: {
      title: 'Envoyez un billet récalcitrant',
      text: 'Un vrai document en apprend plus que cent inventés. Masquez votre nom et le code si vous le souhaitez.',
      link: 'Écrivez-nous',
    },
    build: {
      title: 'Servez-vous de l’API',
      text: 'Elle fait tout ce que fait ce site. Intégrez-la à votre boutique, à votre outil, à votre association.',
      link: { to: '/api', text: 'Documentation de l’API' },
    },
  },
};
