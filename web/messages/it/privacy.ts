/** The clauses of /privacy in Italian: one long table of texts. */
import type { SiteFacts } from '#src/http/site-facts.ts';
import { durationIn } from '#src/languages/say.ts';
import { asksOthers } from '../../policies/asks-others.ts';
import type { Clause } from '../../policies/clause.ts';
import type { Words } from '../words.ts';
import { keptRows } from './kept-rows.ts';
import { writeTo } from './write-to.ts';

/** Texts of /privacy in Italian. They say what the software does; whoever changes one changes the other. */
export const words: Words['privacy'] = {
  title: 'Informativa sulla privacy',
  description: 'Che cosa conserviamo, perché, per quanto tempo e come porvi fine.',
  heading: 'Informativa sulla privacy',
  updated: 'Ultimo aggiornamento: 22 settembre 2025',
  contents: 'Indice dell’informativa sulla privacy',
  lead: 'Il tuo biglietto viene letto una sola volta e poi cancellato. Questa pagina dice che cos’altro si conserva, perché, dove e per quanto tempo.',
  /** One long table: the text itself. */
  clauses: (site) =>
    [
      {
        id: 'short',
        title: 'In breve',
        text: [],
        points: [
          'Nessun account, nessuna pubblicità, nessun profilo, nessuna vendita di dati.',
          'Il tuo file viene cifrato appena arriva e cancellato appena è stato letto. Lo stesso vale per la password di un PDF protetto, se ne hai data una.',
          `I pass, e le immagini delle pagine da cui sono stati letti, restano disponibili per ${durationIn('it', site.resultMinutes)}, o finché non premi “Cancella ora”.`,
          'Restano solo metadati che non dicono nulla di te né del tuo viaggio.',
        ],
      },
      {
        id: 'kept',
        title: 'Che cosa, perché, dove e per quanto',
        text: [
          `Tutto si trova sul server di questa installazione. Ne escono solo le risposte via mail${asksOthers(site) ? ' e ciò che si chiede a un modello linguistico (vedi sotto)' : ''}.`,
        ],
        table: {
          caption: 'Tutto ciò che si conserva',
          head: ['Che cosa', 'Perché', 'Dove', 'Per quanto'],
          rows: keptRows(site),
        },
      },
      {
        id: 'processing',
        title: 'Come vengono letti i file',
        text: [
          'Il riconoscimento del testo e la decodifica avvengono in processi isolati sul nostro server. Non hanno accesso alla rete. Non addestriamo nulla con i documenti.',
          modelUse(site),
          'I pass vengono firmati sullo stesso server. Apple non viene a sapere nulla di una conversione; ciò che Wallet fa con un pass sul tuo telefono è una questione tra te e Apple.',
        ],
      },
      {
        id: 'mail',
        title: 'Quando scrivi all’indirizzo di ricezione',
        text: [
          `Una mail inviata ${site.intakeAddress ? `a ${site.intakeAddress}` : 'all’indirizzo di ricezione, se ce n’è uno,'} viene trattata come un file caricato. Il tuo indirizzo viene conservato accanto, cifrato, per la risposta e nel caso in cui, nel tuo feedback, ci permetta di scriverti. Viene cancellato con il risultato, o una volta partita la risposta se ciò avviene dopo. Perché una mail consegnata due volte non venga convertita due volte, se ne conserva per una settimana un’impronta illeggibile.`,
          'Lungo il percorso, le mail passano per i server del tuo provider e del nostro.',
        ],
      },
      {
        id: 'browser',
        title: 'Che cosa resta nel tuo browser',
        text: [
          'Non vengono impostati cookie. Queste voci nella memoria del browser si possono cancellare in qualsiasi momento nelle sue impostazioni:',
        ],
        points: [
          'passlift_user_uuid: un identificativo casuale, creato al primo caricamento, che collega le tue conversioni e i tuoi feedback a questo browser.',
          'passlift.terms: quali termini di servizio hai accettato, per non chiedertelo ogni volta. Togliendo la spunta si cancella.',
          'passlift.announcement: che hai chiuso l’avviso in alto.',
          'passlift.language: la lingua che hai scelto qui, o che hai chiuso la proposta di un’altra.',
        ],
      },
      {
        id: 'third-parties',
        title: 'Terze parti',
        text: thirdParties(site),
      },
      {
        id: 'rights',
        title: 'I tuoi diritti',
        text: [
          `Puoi chiedere che cosa è conservato su di te, farlo correggere, fartelo consegnare o farlo cancellare, e opporti al suo utilizzo. ${writeTo(site)} Alle richieste rispondiamo entro 30 giorni.`,
          'Indica l’indirizzo e‑mail che hai lasciato o l’identificativo casuale del tuo browser. Senza uno dei due non possiamo sapere quali metadati sono i tuoi, perché in essi nulla indica chi sei. Puoi anche presentare un reclamo all’autorità per la protezione dei dati del tuo Paese.',
        ],
      },
      {
        id: 'basis',
        title: 'Su quale base',
        text: [
          'I file vengono trattati per darti ciò che hai chiesto. Metadati, contatori e verifica anti-robot rispondono al nostro legittimo interesse a un servizio che funzioni e di cui non si abusi. Gli indirizzi di contatto vengono conservati con il tuo consenso, che puoi revocare in qualsiasi momento.',
        ],
      },
      {
        id: 'changes',
        title: 'Modifiche',
        text: [
          'Quando il software cambia ciò che conserva, questa pagina cambia con esso, e così la data in alto.',
          `Domande? ${writeTo(site)}`,
        ],
      },
    ] as const satisfies readonly Clause[],
};

function modelUse({ model }: SiteFacts): string {
  if (!model)
    return 'La comprensione avviene sullo stesso server, in base a regole. Nessun servizio esterno di IA o OCR è coinvolto.';
  const what = model.pictures
    ? 'il testo del documento e immagini delle sue pagine vengono trasmessi'
    : 'il testo del documento viene trasmesso';
  if (model.here)
    return `Dove queste regole non sono sicure, ${what} a un modello linguistico sullo stesso server. Nessun servizio esterno di IA o OCR è coinvolto.`;
  return `La comprensione avviene sullo stesso server, in base a regole. Dove queste non sono sicure, ${what} a un modello linguistico presso ${model.who}, per quest’unica risposta; ciò che conserva è regolato dalla sua informativa. Il codice sul tuo biglietto non viene mai da un modello.`;
}

function thirdParties(site: SiteFacts): readonly string[] {
  return [
    asksOthers(site)
      ? `Un modello linguistico presso ${site.model?.who} aiuta a comprendere i documenti, come detto sopra.`
      : 'Nessun servizio esterno di IA o OCR riceve il tuo file.',
    site.verification === 'turnstile'
      ? 'Il modulo di caricamento carica Cloudflare Turnstile per distinguere le persone dai programmi. Cloudflare vede il tuo indirizzo IP e informazioni sul tuo browser.'
      : 'La verifica anti-robot è un calcolo che fa il tuo browser; nessun altro viene interpellato.',
    site.analyticsUrl
      ? `Uno script di analisi di ${new URL(site.analyticsUrl).host} gira in un riquadro chiuso. Vede il tuo indirizzo IP e quali delle nostre pagine apri; mai che cosa contengono, né un file, un pass o l’identificativo di una conversione.`
      : 'Nessuno script di analisi viene caricato.',
    site.donationUrl
      ? `Il modulo per le donazioni viene da ${new URL(site.donationUrl).host}. Si carica solo se lo chiedi tu; ciò che vi inserisci va a quella società.`
      : 'Nessun servizio di donazioni è incorporato.',
    ...(site.googleWallet
      ? [
          'Quando tocchi “Aggiungi a Google Wallet”, Google riceve ciò che c’è su quel biglietto e, come con ogni link, il tuo indirizzo IP. Prima non viene a sapere nulla.',
        ]
      : []),
  ];
}
