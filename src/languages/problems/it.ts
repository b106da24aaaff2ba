import type { ProblemWords } from './problem-words.ts';

/** Why something is no ticket; what to do instead is the same for all. */
const noTicket = (message: string) => ({
  message,
  advice: 'Invia il biglietto, la carta d’imbarco, la conferma o il buono stesso.',
});

/** Sentences for every problem in Italian. */
export const it: ProblemWords = {
  'document.empty': {
    message: 'Il file è vuoto.',
    advice: 'Salva di nuovo il biglietto e usa il nuovo file.',
  },
  'document.too-large': {
    message: 'Il file supera {limit}.',
    advice: 'Invia solo la pagina con il biglietto o uno screenshot.',
  },
  'document.unsupported': {
    message: 'Non sappiamo leggere questo tipo di file.',
    advice: 'Leggiamo PDF, JPG, PNG ed e-mail (.eml). Va bene anche uno screenshot del biglietto.',
  },
  'document.heic': {
    message: 'È una foto HEIC, che non sappiamo leggere.',
    advice:
      'Inviane uno screenshot o condividila come JPEG: su iPhone, Condividi, Opzioni, Più compatibile; su Mac, esportala da Anteprima.',
  },
  'document.unreadable': {
    message: 'Il file è danneggiato o non è ciò che dice il nome.',
    advice: 'Scarica di nuovo il biglietto o fai uno screenshot.',
  },
  'document.damaged': {
    message: 'Una parte dell’immagine manca o è rovinata; abbiamo letto il resto.',
    advice: 'Se manca qualcosa sul pass, invia di nuovo l’immagine.',
  },
  'document.locked': {
    message: 'Questo PDF richiede una password.',
    advice: 'Caricalo con la sua password oppure usa una copia senza password.',
  },
  'document.too-many-pages': {
    message: 'Abbiamo letto le prime {read} pagine su {pages}.',
    advice: 'Invia le altre pagine in un file a sé.',
  },
  'document.picture-too-large': {
    message: 'L’immagine ha {width} × {height} pixel, più di quanti ne apriamo.',
    advice: 'Rimpiccioliscila o ritagliala sul biglietto.',
  },
  'document.too-deep': {
    message: 'L’e-mail contiene più parti annidate di quante ne apriamo.',
    advice: 'Invia il biglietto stesso invece di tutta la conversazione.',
  },
  'document.partly-read': {
    message: 'Abbiamo letto solo una parte del file.',
    advice: 'Riprova, o invia il biglietto in PDF o come screenshot.',
  },
  'document.too-slow': {
    message: 'La lettura durava troppo ed è stata fermata.',
    advice: 'Invia uno screenshot del biglietto.',
  },
  'document.too-complex': {
    message: 'La lettura richiedeva troppa memoria ed è stata fermata.',
    advice: 'Invia uno screenshot del biglietto.',
  },
  'barcode.binary-qr': {
    message: 'I codici QR con dati binari non si possono elaborare.',
    advice: 'Mostra l’originale; Wallet non può disegnare questo codice in modo che si legga uguale.',
  },
  'barcode.unsupported': {
    message:
      'Wallet non ha il codice {symbology}. È mostrato come QR con lo stesso contenuto, che potrebbe non essere letto.',
    advice: 'Tieni a portata di mano l’originale.',
  },
  'barcode.newer-wallet': {
    message:
      'Wallet mostra i codici {symbology} da iOS\u00a027. Gli iPhone precedenti mostrano un QR con lo stesso contenuto, che potrebbe non essere letto.',
    advice: 'Tieni a portata di mano l’originale.',
  },
  'barcode.gs1': {
    message: 'Il codice {symbology} porta un segno GS1 che Wallet non può disegnare; il contenuto è lo stesso.',
    advice: 'Tieni l’originale: un lettore che esige il segno non accetta il pass.',
  },
  'barcode.not-proven': {
    message: 'Disegnato come in Wallet, il codice {symbology} non si rileggeva uguale, quindi niente pass.',
    advice: 'Mostra l’originale.',
  },
  'barcode.too-large': {
    message: 'Il codice ha {bytes} byte, più di quanti Wallet ne disegni come {symbology}.',
    advice: 'Mostra l’originale.',
  },
  'ticket.none': noTicket(
    'Lo abbiamo letto, ma senza trovare una prenotazione, un posto, una validità o un numero di biglietto.',
  ),
  'paper.invoice': noTicket('Sembra la fattura di un acquisto, non un biglietto.'),
  'paper.receipt': noTicket('Sembra uno scontrino, non un biglietto.'),
  'paper.menu': noTicket('Sembra un menù, non un biglietto.'),
  'paper.newsletter': noTicket('Sembra una newsletter o una pubblicità, non un biglietto.'),
  'paper.timetable': noTicket('Sembra un orario, non un biglietto.'),
  'paper.web-page': noTicket('Sembra una pagina web o un articolo, non un biglietto.'),
  'paper.letter': noTicket('Sembra una lettera, non un biglietto.'),
  'paper.form': noTicket('Sembra un modulo, non un biglietto.'),
  'paper.list': noTicket('Sembra un elenco, non un biglietto.'),
  'paper.parcel': noTicket('Sembra un avviso su un pacco, non un biglietto.'),
  'paper.cancelled': {
    message: 'Qui si dice che una prenotazione è stata annullata: il biglietto non c’è più.',
    advice: 'Se hai prenotato di nuovo, invia il nuovo biglietto.',
  },
  'paper.waiting': {
    message: 'Si tratta di un posto in lista d’attesa: il biglietto non c’è ancora.',
    advice: 'Invia il biglietto quando lo avrai.',
  },
  'paper.specimen': noTicket('È un fac-simile che mostra com’è fatto un biglietto, non un biglietto.'),
  'paper.blank': {
    message: 'Qui non abbiamo trovato né testo né codici.',
    advice: 'Invia un’immagine più grande e più nitida, oppure il PDF o la mail originale.',
  },
  'paper.unclear': {
    message: 'Qui siamo riusciti a leggere poco del testo e non vi abbiamo trovato un biglietto.',
    advice: 'Invia un’immagine più grande e più nitida, oppure il PDF o la mail originale.',
  },
  'ticket.past': {
    message: 'Questo biglietto era per il {when}.',
    advice: 'Il pass è stato creato lo stesso.',
  },
  'ticket.too-many': {
    message: 'Il file parla di più di {read} biglietti; abbiamo fatto i pass dei primi {read}.',
    advice: 'Invia le altre pagine in un file a sé.',
  },
  'ticket.recognised': {
    message: 'Letto da un’immagine, una lettera o una cifra può essere sbagliata: {what}.',
    advice: 'Confronta con l’originale prima di fidarti.',
  },
  'ticket.check': {
    message: 'Da controllare: {what}.',
    advice: 'Confronta con l’originale prima di fidarti.',
  },
  'ticket.bare': {
    message: 'Non abbiamo trovato né data né codice per questo biglietto.',
    advice: 'Tieni l’originale; il pass da solo potrebbe non bastare.',
  },
  'ticket.dynamic': {
    message: 'Questo biglietto dice che il suo codice cambia nel tempo; una copia non aprirebbe nulla.',
    advice: 'Usa l’app o il link Wallet dell’emittente.',
  },
  'model.no-answer': {
    message: 'Il modello linguistico che aiuta con i documenti insoliti stavolta non ha risposto.',
    advice: 'Se è un biglietto, riprova più tardi.',
  },
  'pass.failed': {
    message: 'Il pass per “{title}” non si è potuto creare.',
    advice: 'Gli altri non ne risentono; invia di nuovo il biglietto.',
  },
  'job.crashed': {
    message: 'Il contenuto non si è potuto convertire: la lettura è fallita due volte.',
    advice: 'Invia uno screenshot del biglietto.',
  },
  'job.deleted': {
    message: 'L’hai cancellato prima della conversione.',
    advice: 'Invia di nuovo il file se vuoi ancora un pass.',
  },
  'job.lost': {
    message: 'Il file è andato perso prima della conversione.',
    advice: 'Invialo di nuovo, per favore.',
  },
};
