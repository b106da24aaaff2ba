/** The clauses of /terms in Italian: one long table of texts. */
import { durationIn } from '#src/languages/say.ts';
import type { Clause } from '../../policies/clause.ts';
import type { Words } from '../words.ts';
import { writeTo } from './write-to.ts';

/** Texts of /terms in Italian. */
export const words: Words['terms'] = {
  title: 'Termini di servizio',
  description: 'Le regole per usare questo servizio.',
  heading: 'Termini di servizio',
  updated: 'Ultimo aggiornamento: 22 settembre 2025',
  contents: 'Indice dei termini di servizio',
  lead: 'Sono brevi, e fatti per essere letti. Convertendo un file li accetti.',
  /** One long table: the text itself. */
  clauses: ({ name, limits, resultMinutes, supportAddress }) =>
    [
      {
        id: 'service',
        title: 'Che cosa fa il servizio',
        text: [
          `${name} legge biglietti, conferme e buoni e ne fa pass per Apple Wallet. Il servizio è gratuito, non richiede un account ed è offerto così com’è, senza la promessa che sia sempre disponibile o che ogni documento si possa convertire.`,
        ],
      },
      {
        id: 'files',
        title: 'I tuoi file',
        text: ['Converti solo ciò che hai il diritto di usare: biglietti tuoi, o di persone che te lo hanno chiesto.'],
        points: [
          'Il tuo documento resta tuo. Ci permetti di leggerlo, una sola volta, per creare il pass.',
          `I PDF possono arrivare a ${limits.pdfMb} MB, gli altri file a ${limits.uploadMb} MB.`,
          `I file vengono cancellati dopo la lettura, i pass dopo ${durationIn('it', resultMinutes)}. Non possiamo recuperarli.`,
        ],
        link: { to: '/privacy', text: 'Informativa sulla privacy' },
      },
      {
        id: 'passes',
        title: 'Che cosa è un pass, e che cosa non è',
        text: [
          'Un pass è la tua copia del tuo biglietto, più comoda da portare con te. Non è emesso dalla compagnia aerea, dalla ferrovia, dal teatro o dal negozio, e non ti dà alcun diritto che il biglietto non ti dia.',
          'Controlla il pass prima di partire: data, ora, posto, e che ci sia un codice. Tieni l’originale a portata di mano. Alcuni gestori accettano solo la propria app o la carta, i codici che cambiano ogni pochi secondi non si possono copiare, e un codice che si è dovuto convertire in QR potrebbe non essere letto.',
        ],
      },
      {
        id: 'fair-use',
        title: 'Uso corretto',
        text: ['Perché funzioni per tutti, ti chiediamo di non:'],
        points: [
          'creare, modificare o moltiplicare biglietti per ingannare;',
          'caricare file dannosi o cercare di raggiungere i file di altre persone;',
          'aggirare i limiti di richieste o la verifica anti-robot;',
          'vendere l’accesso al servizio.',
        ],
      },
      {
        id: 'api',
        title: 'API',
        text: [
          'I programmi possono usare l’API pubblica entro i suoi limiti di richieste. Limiti più alti e chiavi API si ottengono su richiesta. Possiamo bloccare un indirizzo che danneggia il servizio.',
        ],
        link: { to: '/api', text: 'Documentazione dell’API' },
      },
      {
        id: 'liability',
        title: 'Responsabilità',
        text: [
          'Il servizio è gratuito, perciò rispondiamo solo per dolo e colpa grave, e nei casi in cui la legge non consente una responsabilità minore. In particolare non rimborsiamo viaggi o eventi persi perché un pass era sbagliato, in ritardo o è stato rifiutato.',
        ],
      },
      {
        id: 'trademarks',
        title: 'Marchi',
        text: [
          `Apple, Apple Wallet, iPhone e iOS sono marchi di Apple Inc. ${name} non è collegato ad Apple, né agli emittenti dei biglietti che le persone convertono. I loro nomi appartengono a loro.`,
        ],
      },
      {
        id: 'changes',
        title: 'Modifiche e contatti',
        text: [
          'Possiamo modificare questi termini; la data in alto dice quando è successo l’ultima volta. Per le conversioni già fatte valgono i termini precedenti.',
          `Domande? ${writeTo({ supportAddress })}`,
        ],
      },
    ] as const satisfies readonly Clause[],
};
