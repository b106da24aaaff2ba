import type { Words } from '../words.ts';

/** Texts of /upload in Italian. */
export const words: Words['upload'] = {
  title: 'Carica il tuo file',
  description:
    'Carica il biglietto in PDF, in foto o come e‑mail e aggiungi il pass ad Apple Wallet. Gratis e senza account.',
  heading: 'Carica il tuo file',
  lead: 'Un biglietto, una carta d’imbarco, una conferma o un buono. In pochi secondi hai un pass per Apple Wallet.',
  mailTitle: 'Oppure inoltra la mail',
  mailLead: 'Inviala a questo indirizzo. Il pass torna via mail.',
  copyAddress: 'Copia l’indirizzo e‑mail',
  keptTitle: 'Elaborato una volta, poi cancellato',
  kept: (time) =>
    `Il file viene letto una sola volta per creare il pass, poi cancellato. Anche il pass viene cancellato: dopo ${time}, o subito se lo chiedi tu.`,
  plain: {
    title: 'Carica con un modulo semplice',
    description: 'Carica un biglietto senza JavaScript.',
    lead: 'Per i browser senza JavaScript. Dopo l’invio arrivi su una pagina che segue da sola l’avanzamento del pass.',
    terms: 'Accetto i',
    termsLink: 'termini di servizio',
    question: (a, b) => `Per confermare che non sei un robot: quanto fa ${a}\u00a0+\u00a0${b}?`,
    file: 'Il tuo biglietto',
    password: 'Password del PDF, se ne ha una',
    send: 'Converti il file',
    none: 'Questa installazione riceve file solo tramite script. Inoltra il biglietto via mail o attiva JavaScript.',
  },
};
