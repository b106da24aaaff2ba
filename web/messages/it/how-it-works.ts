import type { Words } from '../words.ts';
import { faq } from './faq.ts';

/** Texts of /how-it-works in Italian. */
export const words: Words['how-it-works'] = {
  title: 'Come funziona',
  description: 'Tre passi dal biglietto al pass per Apple Wallet, e le risposte alle domande più comuni.',
  heading: 'Come funziona',
  lead: 'Entra un biglietto in PDF, in foto o via mail. Esce un pass che si scansiona. Ecco che cosa succede nel mezzo.',
  convert: 'Converti',
  examples: 'Guarda gli esempi',
  stepsTitle: 'Tre passi',
  step: (number) => `Passo ${number}`,
  upload: {
    title: 'Carica o inoltra',
    text: 'Scegli un file, trascinalo, incollalo o fotografalo. Oppure inoltra la conferma all’indirizzo qui sotto; non c’è niente da installare.',
    textWithoutMail: 'Scegli un file, trascinalo, incollalo o fotografalo; non c’è niente da installare.',
    picture: 'Un biglietto del treno da Zurigo a Milano come pagina PDF',
    copy: 'Copia l’indirizzo e‑mail',
    calendar: (address: string) => `Scrivi invece a ${address}: con i pass arriva un calendario dei biglietti.`,
  },
  extraction: {
    title: 'Lettura con l’IA',
    text: 'I codici vengono decodificati; ogni ora, posto e nome viene letto insieme al punto in cui si trova. Le letture che si contraddicono vengono soppesate; ciò che resta dubbio viene segnalato, da controllare, oppure omesso.',
    tableCaption: 'Una parte di ciò che è stato letto su questo biglietto',
    value: 'Valore',
    found: 'Letto su',
    readings: [
      { label: 'Partenza', value: '09:33', found: 'Pagina 1, tabella' },
      { label: 'Treno', value: 'IC 731', found: 'Pagina 1' },
      { label: 'Carrozza e posto', value: '7, 61', found: 'Pagina 1' },
      { label: 'Codice Aztec', value: '45 byte', found: 'Immagine a pagina 1' },
    ],
  },
  delivery: {
    title: 'Subito pronto',
    text: 'Il codice viene disegnato come lo disegna Wallet, riletto e confrontato byte per byte. Solo allora il pass viene firmato. Aggiungilo con un tocco.',
    byMail: 'Oppure aprilo dalla mail di risposta.',
    picture: 'Il pass per Apple Wallet ricavato dal biglietto del treno',
  },
  faqTitle: 'Domande e risposte',
  faqLead: 'Non hai trovato la risposta?',
  contact: 'Vai alla pagina dei contatti',
  faq,
};
