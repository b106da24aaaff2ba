import type { Words } from '../words.ts';

/** Texts that every page shares, in French. */
export const words: Words['layout'] = {
  skip: 'Aller au contenu',
  announcement: { text: 'Nouveau : un raccourci pour iOS', link: 'Essayer', close: 'Fermer cette annonce' },
  header: {
    home: (name) => `${name}, accueil`,
    label: 'Navigation principale',
    links: [
      { to: '/how-it-works', text: 'Comment ça marche' },
      { to: '/examples', text: 'Exemples' },
      { to: '/ios-shortcut', text: 'Raccourci iOS' },
      { to: '/contribute', text: 'Contribuer' },
    ],
    convert: 'Convertir',
    openMenu: 'Ouvrir le menu',
    closeMenu: 'Fermer le menu',
    menu: 'Menu',
  },
  footer: {
    label: 'Pied de page',
    promise: 'Billets, cartes d’embarquement et bons dans Apple Wallet, en quelques secondes.',
    columns: [
      {
        title: 'Produit',
        links: [
          { to: '/upload', text: 'Convertir' },
          { to: '/how-it-works', text: 'Comment ça marche' },
          { to: '/examples', text: 'Exemples' },
          { to: '/pdf-to-pkpass', text: 'Du PDF à Apple Wallet' },
          { to: '/ios-shortcut', text: 'Raccourci iOS' },
        ],
      },
      {
        title: 'Ressources',
        links: [
          { to: '/api', text: 'API' },
          { to: '/how-it-works#faq', text: 'Questions fréquentes' },
          { to: '/status', text: 'État du service' },
          { to: '/contribute', text: 'Contribuer' },
        ],
      },
      {
        title: 'À propos',
        links: [
          { to: '/contact', text: 'Contact' },
          { to: '/privacy', text: 'Confidentialité' },
          { to: '/terms', text: 'Conditions d’utilisation' },
        ],
      },
    ],
    copyright: (year, name) => `© ${year} ${name}. Tous droits réservés.`,
    trademark:
      'Apple, Apple Wallet, iPhone et iOS sont des marques d’Apple Inc., déposées aux États-Unis et dans d’autres pays et régions. Ce service n’est ni affilié à Apple Inc. ni approuvé par cette société.',
  },
  newsletter: {
    title: 'Restez au courant',
    lead: 'Un petit mot quand une nouveauté en vaut la peine. Rien d’autre, et un clic suffit pour arrêter.',
    email: 'Adresse e‑mail',
    submit: 'Recevoir les nouveautés',
    submitting: 'Inscription…',
    done: 'Inscription enregistrée !',
    close: 'Fermer',
    refused: 'Veuillez saisir une adresse e‑mail valide.',
    unknownError: 'Une erreur inconnue s’est produite',
  },
  notFound: {
    title: 'Page introuvable',
    description: 'Il n’y a rien à cette adresse.',
    heading: 'Cette page n’existe pas',
    lead: 'L’adresse contient peut-être une faute, ou la page a changé de place. Vos pass ne risquent rien.',
    back: 'Retour à l’accueil',
    crashed: 'Un problème est survenu de notre côté',
    crashedLead: 'La page n’a pas pu s’afficher. En général, il suffit de la recharger.',
  },
  languages: {
    label: 'Langue',
    offer: 'Cette page existe aussi en français.',
    switch: 'Lire en français',
    close: 'Fermer cette proposition',
  },
  pictures: {
    titles: {
      concert: 'Billet de concert',
      flight: 'Carte d’embarquement',
      train: 'Billet de train',
      movie: 'Billet de cinéma',
      'pdf-tickets': 'Billets en PDF',
      voucher: 'Capture d’écran d’un bon',
    },
    before: 'Avant',
    after: 'Après',
    beforeAlt: (title) => `${title}, le document d’origine`,
    afterAlt: (title) => `${title}, le pass qui en a été tiré`,
    viewer: (title) => `${title}, avant et après`,
    enlarge: (what) => `Agrandir : ${what}`,
    missing: 'Cette image n’a pas pu être chargée.',
  },
  manifest: 'Transforme vos billets en pass Apple Wallet.',
  drop: 'Déposez-le n’importe où',
  visits: 'Compte les visites',
  copy: { copy: 'Copier', copied: 'Copié !' },
  donation: {
    title: 'Soutenir ce service',
    lead: 'Le formulaire de don est géré par une autre société et ne se charge qu’à votre demande.',
    show: 'Afficher le formulaire de don',
  },
};
