/** The table of /privacy in Italian: one long table of texts. */
import type { SiteFacts } from '#src/http/site-facts.ts';
import { durationIn } from '#src/languages/say.ts';
import type { TableRow } from '../../policies/clause.ts';

/** Everything that is kept: what, why, where and how long. */
export function keptRows({ resultMinutes, downloads, months }: SiteFacts) {
  return [
    {
      what: 'Il tuo file e il suo nome',
      cells: [
        'Per leggere il tuo biglietto',
        'Disco, cifrato, ogni file con la propria chiave',
        'Finché non è stato letto: secondi, al massimo pochi minuti',
      ],
    },
    {
      what: 'Pass pronti e la loro anteprima, immagini delle pagine da cui sono stati letti, le tue correzioni',
      cells: [
        'Perché tu possa scaricarli',
        'Disco, cifrato allo stesso modo',
        `${durationIn('it', resultMinutes)}, finché non premi “Cancella ora”, o dopo ${downloads} download per pass`,
      ],
    },
    {
      what: 'Metadati delle conversioni',
      more: 'Ora, tipo e dimensione approssimativa del file, pagine, tipo di biglietto, numero di pass, codice di errore con il suo limite o la dimensione, durate, download, la tua risposta a «Era giusto?»',
      cells: ['Per vedere che cosa non riesce e pianificare la capacità', 'Database', `${months.jobs} mesi`],
    },
    {
      what: 'Identificativo casuale del browser',
      cells: [
        'Per trovare i tuoi metadati quando li chiedi',
        'Database, come hash con chiave',
        `${months.jobs} mesi con la conversione, ${months.feedback} mesi con il feedback`,
      ],
    },
    {
      what: 'Feedback',
      more: 'Stelle, commento, risposte',
      cells: ['Per migliorare', 'Database', `${months.feedback} mesi`],
    },
    {
      what: 'Indirizzo e‑mail',
      more: 'Lasciato con il feedback o per le novità',
      cells: [
        'Per scriverti solo a quel proposito',
        'Database',
        `${months.contacts} mesi, o finché non ci chiedi di cancellarlo`,
      ],
    },
    {
      what: 'Mittente di una mail inoltrata, o a chi è stato mandato un pass dalla sua pagina',
      cells: [
        'Per rimandare il pass',
        'Disco, cifrato',
        'Finché la risposta non è partita e il risultato non è stato cancellato',
      ],
    },
    {
      what: 'Indirizzo IP',
      cells: ['Per limitare gli abusi', 'Contatori, come hash con chiave', 'Al massimo un giorno'],
    },
    {
      what: 'Risposta della verifica anti-robot',
      cells: ['Perché ognuna valga una sola volta', 'Database, come hash con chiave', 'Minuti, fino alla scadenza'],
    },
    {
      what: 'Log',
      more: 'Ora, fase, durata, codice di errore',
      cells: [
        'Per far funzionare il servizio',
        'Log del server, senza indirizzi e senza contenuti',
        'Finché il gestore conserva i log',
      ],
    },
  ] as const satisfies readonly TableRow[];
}
