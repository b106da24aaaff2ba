import { durationIn } from '#src/languages/say.ts';
import type { Words } from '../words.ts';

/** Texts of /pdf-to-pkpass in Italian. */
export const words: Words['pdf-to-pkpass'] = {
  title: 'Da PDF ad Apple Wallet',
  description: 'Converti un biglietto PDF in un pass per Apple Wallet. Più biglietti in un PDF danno più pass.',
  heading: 'Da PDF ad Apple Wallet',
  lead: 'La biglietteria ha mandato un PDF, al varco serve un codice e tu lo vuoi sulla schermata di blocco. Converti il PDF in un file .pkpass che Wallet apre.',
  fullPage: 'Vai alla pagina di caricamento',
  convertTitle: 'Converti un PDF',
  limit: (megabytes) => `Si accettano PDF fino a ${megabytes} MB.`,
  mailTitle: 'Oppure inoltralo via mail',
  mailLead: 'Invia a questo indirizzo la mail con il PDF allegato. Il pass torna come allegato.',
  copy: 'Copia l’indirizzo e‑mail',
  manyTitle: 'Più biglietti, più pass',
  manyLead:
    'Un PDF con più biglietti dà più pass: uno per biglietto, con il suo nome, posto e codice. Aggiungili tutti insieme con il file .pkpasses o scegli quelli che porti con te.',
  beforeAlt: 'Una pagina PDF con tre biglietti di un museo',
  afterAlt: 'I tre pass per Apple Wallet che ne sono stati ricavati, impilati',
  before: 'Un PDF',
  after: 'Tre pass',
  whyTitle: 'Che cosa fa un pass e un PDF no',
  why: [
    {
      title: 'C’è quando serve',
      text: 'Le date sono nel fuso orario del luogo, così Wallet mostra il pass quando è ora di andare.',
    },
    {
      title: 'Si scansiona',
      text: 'Il codice è ridisegnato con la massima nitidezza e luminosità. Prima che tu lo riceva, lo rileggiamo e confrontiamo ogni byte.',
    },
    {
      title: 'Non serve campo',
      text: 'Un pass sta nel telefono. Nessuna app da aprire, nessuna pagina da caricare, nessuno zoom su un foglio A4.',
    },
  ],
  faqTitle: 'A proposito dei PDF',
  faq: ({ resultMinutes }) =>
    [
      {
        id: 'scanned',
        question: 'Funziona con i PDF scansionati?',
        answer: [
          'Sì. Le pagine senza testo si leggono con il riconoscimento del testo. Una scansione dritta a 300 punti per pollice si legge meglio.',
        ],
      },
      {
        id: 'password',
        question: 'E se il mio PDF ha una password?',
        answer: [
          'Sceglilo lo stesso. La password ti viene chiesta in quel momento; serve una volta sola, per aprire il file, e viene cancellata con esso.',
        ],
      },
      {
        id: 'kept',
        question: 'Che fine fa il PDF?',
        answer: [
          `Viene cifrato appena arriva, letto una volta e cancellato. I pass si possono scaricare per ${durationIn('it', resultMinutes)}.`,
        ],
        link: { to: '/privacy', text: 'Informativa sulla privacy' },
      },
    ] as const,
};
