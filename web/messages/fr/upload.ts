import type { Words } from '../words.ts';

/** Texts of /upload in French. */
export const words: Words['upload'] = {
  title: 'Envoyez votre fichier',
  description:
    'Envoyez votre billet en PDF, en photo ou en e‑mail et ajoutez le pass à Apple Wallet. Gratuit et sans compte.',
  heading: 'Envoyez votre fichier',
  lead: 'Un billet, une carte d’embarquement, une confirmation ou un bon. Le pass Apple Wallet est prêt en quelques secondes.',
  mailTitle: 'Ou transférez l’e‑mail',
  mailLead: 'Envoyez-le à cette adresse. Le pass revient par e‑mail.',
  copyAddress: 'Copier l’adresse e‑mail',
  keptTitle: 'Traité une fois, puis supprimé',
  kept: (time) =>
    `Votre fichier est lu une seule fois pour créer le pass, puis supprimé. Le pass est supprimé à son tour ${time} plus tard, ou aussitôt si vous le demandez.`,
  plain: {
    title: 'Envoyer par un formulaire simple',
    description: 'Envoyer un billet sans JavaScript.',
    lead: 'Pour les navigateurs sans JavaScript. Après l’envoi, vous arrivez sur une page qui suit toute seule l’avancement de votre pass.',
    terms: 'J’accepte les',
    termsLink: 'conditions d’utilisation',
    question: (a, b) => `Pour nous assurer que vous n’êtes pas un robot : combien font ${a}\u00a0+\u00a0${b} ?`,
    file: 'Votre billet',
    password: 'Mot de passe du PDF, s’il en a un',
    send: 'Convertir le fichier',
    none: 'Cette installation ne reçoit de fichiers que par script. Transférez plutôt votre billet par e‑mail, ou activez JavaScript.',
  },
};
