import type { Words } from '../words.ts';

/** What can be done when no pass was made, in Italian. */
export const words: Words['failed'] = {
  another: 'Converti un altro file',
  feedback: 'Raccontacelo',
  tipsTitle: 'Che cosa aiuta spesso',
  password: {
    label: 'Password di questo PDF',
    hint: 'Serve una volta sola, per aprire il file, e viene cancellata con esso.',
    send: 'Apri con questa password',
    sending: 'Invio…',
    wrong: 'Con questa password il file non si apre. Riprova.',
    again: 'Per inserirla, scegli di nuovo il file: questa pagina non ce l’ha più.',
  },
  crop: {
    title: 'Mostraci il codice',
    lead: 'Metti la cornice attorno al codice: toccalo o usa i cursori. Poi guardiamo solo questa parte, ingrandita.',
    across: 'Da un lato all’altro',
    down: 'Su e giù',
    size: 'Grandezza della cornice',
    picture: 'La pagina con la cornice',
    send: 'Guarda questa parte',
    sending: 'Invio …',
    fileName: 'ritaglio',
  },
  pageOf: (page, of) => `Pagina ${page} di ${of}`,
  lookedAt: 'La pagina che abbiamo esaminato',
  anyTips: {
    original: 'Il PDF o la mail originale, invece di un’immagine.',
    screenshot: 'Uno screenshot del solo biglietto, con il codice per intero.',
  },
  tips: {
    'document.locked': [
      'Su Mac, in Anteprima: File, Esporta come PDF, senza password. Su iPhone: aprilo, condividilo, tocca Stampa e condividi l’anteprima.',
    ],
    'document.unreadable': ['Aspetta che il download sia finito: un file troncato non si può aprire.'],
    'barcode.not-proven': ['Un’immagine del codice più grande e più nitida; meglio ancora il PDF che hai ricevuto.'],
    'ticket.none': ['La pagina che dice quando e dove.', 'Il PDF o la mail originale, invece di un’immagine.'],
    'paper.blank': ['Una foto da più vicino e con buona luce, con il codice intero.'],
    'paper.unclear': [
      'Una foto da più vicino e con buona luce, con il codice intero.',
      'L’immagine stessa, non la sua anteprima in una chat: aprila lì, poi salvala o condividila.',
    ],
  },
  sorry: 'Ci dispiace.',
  afterAll: 'Se invece è un biglietto, diccelo: insegneremo al convertitore a leggerlo.',
};
