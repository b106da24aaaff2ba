import { counted } from '#src/languages/say.ts';
import type { Words } from '../words.ts';

/** Texts of / in Italian. */
export const words: Words['home'] = {
  title: 'I tuoi biglietti in Apple Wallet',
  description:
    'I biglietti in PDF, in foto o via e‑mail diventano pass per Apple Wallet in pochi secondi. Gratis, senza account, e poi tutto viene cancellato.',
  hero: {
    heading: 'Il tuo biglietto, in Apple Wallet',
    lead: 'Scegli il file e in pochi secondi hai un pass pronto da scansionare: il codice viene copiato byte per byte e riletto per sicurezza.',
    address: 'Inoltra la tua mail a',
    copy: 'Copia l’indirizzo e‑mail',
    upload: 'Carica un file',
  },
  steps: {
    title: 'Tre passi, nessun account',
    items: [
      {
        title: 'Carica o inoltra',
        text: 'Un PDF, una foto, uno screenshot o la mail stessa. Più biglietti in un file danno più pass.',
        byMail: undefined,
      },
      {
        title: 'Lettura con l’IA',
        text: 'Codici, posti, gate e orari vengono letti dove si trovano. Ciò di cui non siamo sicuri viene segnalato, da controllare.',
        byMail: undefined,
      },
      {
        title: 'Subito pronto',
        text: 'Guarda il pass come lo mostra Wallet e aggiungilo con un tocco.',
        byMail: 'Oppure ricevilo via mail.',
      },
    ],
  },
  example: {
    title: 'Una vera conversione',
    lead: 'Il biglietto è inventato; il pass è proprio quello che ne ha ricavato il nostro motore.',
    all: 'Guarda tutti e sei gli esempi',
  },
  facts: {
    title: 'Che cosa ottieni e i limiti attuali',
    get: {
      title: 'Che cosa ottieni',
      items: [
        'Il codice originale: QR, Aztec, PDF417 o Code\u00A0128, confrontato byte per byte prima di darti il pass',
        'Orari nel fuso del luogo, così Wallet mostra il pass quando ti serve',
        'Un pass per ogni biglietto, tutti insieme o uno per uno',
        'Nessun account, nessun cookie, e poi tutto viene cancellato',
      ],
    },
    limits: {
      title: 'Limiti attuali',
      items: [
        'Gli altri codici diventano codici QR, che potrebbero non essere letti; EAN‑13 e pochi altri solo prima di iOS\u00A027',
        'I codici QR con dati binari non si possono elaborare',
        'I biglietti il cui codice cambia ogni pochi secondi valgono solo nell’app dell’emittente',
        'PDF fino a {pdf} MB; immagini ed e‑mail fino a {other} MB',
      ],
    },
  },
  trusted: {
    title: 'Su che cosa puoi contare',
    claims: 'In breve',
    passes: (count) => counted('it', count, { one: '{n} pass creato qui', other: '{n} pass creati qui' }),
  },
  convert: { title: 'Converti subito un biglietto' },
  subscribe: {
    title: 'Segui i progressi del convertitore',
    lead: 'Nuovi tipi di biglietti, nuovi modi per inviarli. Due righe, di rado.',
    button: 'Ricevi le novità',
  },
};
