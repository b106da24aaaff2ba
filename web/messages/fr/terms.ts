/** The clauses of /terms in French: one long table of texts. */
import { durationIn } from '#src/languages/say.ts';
import type { Clause } from '../../policies/clause.ts';
import type { Words } from '../words.ts';
import { writeTo } from './write-to.ts';

/** Texts of /terms in French. */
export const words: Words['terms'] = {
  title: 'Conditions d’utilisation',
  description: 'Les règles d’utilisation de ce service.',
  heading: 'Conditions d’utilisation',
  updated: 'Dernière mise à jour le 22 septembre 2025',
  contents: 'Sommaire des conditions d’utilisation',
  lead: 'Elles sont courtes, et faites pour être lues. En convertissant un fichier, vous les acceptez.',
  /** One long table: the text itself. */
  clauses: ({ name, limits, resultMinutes, supportAddress }) =>
    [
      {
        id: 'service',
        title: 'Ce que fait le service',
        text: [
          `${name} lit des billets, des confirmations et des bons, et en fait des pass Apple Wallet. Le service est gratuit, ne demande aucun compte et est proposé tel quel, sans promettre qu’il soit toujours disponible ni que chaque document puisse être converti.`,
        ],
      },
      {
        id: 'files',
        title: 'Vos fichiers',
        text: [
          'Vous ne convertissez que ce que vous avez le droit d’utiliser : vos propres billets, ou ceux de personnes qui vous l’ont demandé.',
        ],
        points: [
          'Votre document reste à vous. Vous nous autorisez à le lire, une seule fois, pour créer le pass.',
          `Les PDF peuvent atteindre ${limits.pdfMb} Mo, les autres fichiers ${limits.uploadMb} Mo.`,
          `Les fichiers sont supprimés après leur lecture, les pass après ${durationIn('fr', resultMinutes)}. Nous ne pouvons pas les récupérer.`,
        ],
        link: { to: '/privacy', text: 'Politique de confidentialité' },
      },
      {
        id: 'passes',
        title: 'Ce qu’un pass est, et n’est pas',
        text: [
          'Un pass est votre propre copie de votre billet, plus pratique à emporter. Il n’est émis ni par la compagnie aérienne ou ferroviaire, ni par le théâtre, ni par la boutique, et ne vous donne aucun droit que votre billet ne donne pas.',
          'Vérifiez le pass avant de partir : la date, l’heure, la place et la présence d’un code. Gardez l’original à portée de main. Certains exploitants n’acceptent que leur propre app ou le papier, les codes qui changent au bout de quelques secondes ne peuvent pas être copiés, et un code qu’il a fallu convertir en QR pourrait ne pas être lu.',
        ],
      },
      {
        id: 'fair-use',
        title: 'Bon usage',
        text: ['Pour que le service fonctionne pour tout le monde, merci de vous abstenir de :'],
        points: [
          'fabriquer, modifier ou multiplier des billets pour tromper ;',
          'envoyer des fichiers nuisibles ou tenter d’accéder à ceux d’autres personnes ;',
          'contourner les limites de requêtes ou la vérification anti-robot ;',
          'vendre l’accès au service.',
        ],
      },
      {
        id: 'api',
        title: 'API',
        text: [
          'Les programmes peuvent utiliser l’API publique dans ses limites de requêtes. Des limites plus élevées et des clés d’API sont accordées sur demande. Nous pouvons bloquer une adresse qui nuit au service.',
        ],
        link: { to: '/api', text: 'Documentation de l’API' },
      },
      {
        id: 'liability',
        title: 'Responsabilité',
        text: [
          'Le service étant gratuit, nous ne répondons que de la faute intentionnelle et de la faute lourde, ainsi que dans les cas où la loi ne permet pas une responsabilité moindre. En particulier, nous ne remboursons pas les voyages ou les événements manqués parce qu’un pass était erroné, en retard ou refusé.',
        ],
      },
      {
        id: 'trademarks',
        title: 'Marques',
        text: [
          `Apple, Apple Wallet, iPhone et iOS sont des marques d’Apple Inc. ${name} n’a aucun lien avec Apple, ni avec les émetteurs des billets que l’on convertit. Leurs noms leur appartiennent.`,
        ],
      },
      {
        id: 'changes',
        title: 'Modifications et contact',
        text: [
          'Nous pouvons modifier ces conditions ; la date en haut de page indique la dernière modification. Les conversions déjà faites restent soumises aux conditions antérieures.',
          `Des questions ? ${writeTo({ supportAddress })}`,
        ],
      },
    ] as const satisfies readonly Clause[],
};
