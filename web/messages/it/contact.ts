import type { Words } from '../words.ts';

/** Texts of /contact in Italian. */
export const words: Words['contact'] = {
  title: 'Contatti',
  description: 'Come raggiungerci e in che cosa possiamo aiutarti.',
  heading: 'Contatti',
  lead: 'Quello che scrivi lo legge una persona.',
  leadWithoutMail: 'A chi fare le tue domande.',
  mailTitle: 'E‑mail',
  mailText: 'Di solito rispondiamo entro 24 ore, nei giorni lavorativi.',
  noMail:
    'Questa installazione non ha un indirizzo per le domande. Chiedi a chi ti ha dato l’indirizzo di questo servizio.',
  mailHint:
    'Non inviare un biglietto che vuoi ancora usare, a meno che non te lo chiediamo noi: chi ha il codice può usarlo.',
  copy: 'Copia l’indirizzo di assistenza',
  newsTitle: 'Novità',
  newsText: 'Nuovi tipi di biglietti, nuovi modi per inviarli: due righe, di rado.',
  subscribe: 'Ricevi le novità',
  topicsTitle: 'In che cosa possiamo aiutarti',
  topics: [
    {
      title: 'Una conversione non riuscita',
      text: 'Dicci di che tipo di documento si tratta e che cosa diceva la pagina.',
    },
    { title: 'Un valore sbagliato', text: 'Quale campo, che cosa dovrebbe dire e dove lo dice il documento.' },
    { title: 'Un pass che non si scansiona', text: 'Dove è stato rifiutato, e se l’originale è stato accettato.' },
    {
      title: 'I tuoi dati',
      text: 'Per vedere, correggere o cancellare ciò che è conservato su di te. Risposta entro 30 giorni.',
    },
    { title: 'API e aziende', text: 'Chiavi API, limiti su misura, assistenza.' },
    {
      title: 'Sicurezza',
      text: 'Hai trovato una falla? Prima scrivi, poi pubblica. Rispondiamo in fretta e ringraziamo.',
    },
  ],
  before: 'Molte domande trovano risposta alla pagina',
  faq: 'Come funziona',
  donationTitle: 'Sostieni questo servizio',
};
