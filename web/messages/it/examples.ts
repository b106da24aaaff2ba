import type { Words } from '../words.ts';

/** Texts of /examples in Italian. */
export const words: Words['examples'] = {
  title: 'Esempi',
  description: 'Sei vere conversioni: concerto, volo, treno, cinema, più biglietti in un PDF e un buono.',
  heading: 'Esempi',
  lead: 'Sei documenti e i pass che ne ha ricavato il nostro motore, senza ritocchi. Emittenti, persone e prenotazioni sono inventati; le conversioni sono vere. Scegli un’immagine per vedere il prima e il dopo a schermo intero.',
  about: {
    concert:
      'Data, apertura porte e inizio hanno ognuno il proprio spazio, e così settore, fila e posto. Il codice è lo stesso codice QR.',
    flight:
      'Il PDF417 della compagnia resta un PDF417. Gate e orari vengono dalla pagina, il resto concorda con il codice.',
    train:
      'Un orario è diventato partenza e arrivo, ciascuno nel fuso della sua stazione. Il codice Aztec è conservato byte per byte.',
    movie:
      'Uno screenshot da un telefono, letto con il riconoscimento del testo. Cinema, sala, fila e posto sono dove guarda la maschera.',
    'pdf-tickets':
      'Tre biglietti su una pagina danno tre pass. Ognuno ha il suo nome, prezzo e codice, e si aggiungono tutti insieme.',
    voucher:
      'Valore, scadenza e codice di una carta regalo. Il Code\u00A0128 è ridisegnato, abbastanza nitido per qualsiasi cassa.',
  },
  next: {
    title: 'Ora il tuo',
    lead: 'Bastano pochi secondi, senza account.',
    convert: 'Converti',
    how: 'Come funziona',
  },
};
