import { counted } from '#src/languages/say.ts';
import type { Words } from '../words.ts';

/** Texts of / in French. */
export const words: Words['home'] = {
  title: 'Vos billets dans Apple Wallet',
  description:
    'Vos billets en PDF, en photo ou par e‑mail deviennent des pass Apple Wallet en quelques secondes. Gratuit, sans compte, supprimé ensuite.',
  hero: {
    heading: 'Votre billet, dans Apple Wallet',
    lead: 'Choisissez un fichier : quelques secondes plus tard, vous avez un pass prêt à scanner. Le code est copié octet par octet, puis relu par précaution.',
    address: 'Transférez votre e‑mail à',
    copy: 'Copier l’adresse e‑mail',
    upload: 'Choisir un fichier',
  },
  steps: {
    title: 'Trois étapes, aucun compte',
    items: [
      {
        title: 'Envoyez ou transférez',
        text: 'Un PDF, une photo, une capture d’écran ou l’e‑mail lui-même. Plusieurs billets dans un fichier donnent plusieurs pass.',
        byMail: undefined,
      },
      {
        title: 'Lecture par IA',
        text: 'Codes, places, portes et heures sont lus là où ils figurent. Ce qui n’est pas sûr est signalé, à vérifier.',
        byMail: undefined,
      },
      {
        title: 'Disponible aussitôt',
        text: 'Voyez le pass tel que Wallet l’affiche et ajoutez-le d’un geste.',
        byMail: 'Ou recevez-le par e‑mail.',
      },
    ],
  },
  example: {
    title: 'Une vraie conversion',
    lead: 'Le billet est inventé ; le pass est bien celui que notre moteur en a tiré.',
    all: 'Voir les six exemples',
  },
  facts: {
    title: 'Ce que vous obtenez, et les limites actuelles',
    get: {
      title: 'Ce que vous obtenez',
      items: [
        'Le code d’origine : QR, Aztec, PDF417 ou Code\u00A0128, contrôlé octet par octet avant que le pass vous soit remis',
        'Des heures dans le fuseau du lieu, pour que Wallet affiche le pass au bon moment',
        'Un pass par billet, tous ensemble ou un par un',
        'Ni compte ni cookies, et tout est supprimé ensuite',
      ],
    },
    limits: {
      title: 'Limites actuelles',
      items: [
        'Les autres codes-barres deviennent des codes QR, qui pourraient ne pas être lus ; EAN‑13 et quelques autres seulement avant iOS\u00A027',
        'Les codes QR à contenu binaire ne peuvent pas être traités',
        'Les billets dont le code change au bout de quelques secondes ne sont valables que dans l’app de l’émetteur',
        'PDF jusqu’à {pdf} Mo ; images et e‑mails jusqu’à {other} Mo',
      ],
    },
  },
  trusted: {
    title: 'Sur quoi vous pouvez compter',
    claims: 'En bref',
    passes: (count) => counted('fr', count, { one: '{n} pass créé ici', other: '{n} pass créés ici' }),
  },
  convert: { title: 'Convertir un billet maintenant' },
  subscribe: {
    title: 'Suivez les progrès du convertisseur',
    lead: 'De nouveaux types de billets, de nouvelles façons de les envoyer. Un petit mot, rarement.',
    button: 'Recevoir les nouveautés',
  },
};
