/** Questions and answers of /how-it-works in Italian: one long table of texts. */
import { durationIn } from '#src/languages/say.ts';
import type { Words } from '../words.ts';
import { writeTo } from './write-to.ts';

/** What people ask, in the order of the page; `id` is its anchor. */
export const faq: Words['how-it-works']['faq'] = (site) =>
  [
    {
      id: 'faq-free',
      question: 'È gratis?',
      answer: [
        `Sì. Per i privati non ci sono account, periodi di prova né piani a pagamento.${site.donationUrl ? ' Il servizio vive di contributi volontari.' : ''}`,
        ...(site.supportAddress
          ? ['Le aziende che hanno bisogno di chiavi API, limiti su misura o assistenza possono scriverci.']
          : []),
      ],
      link: { to: '/contribute', text: 'Come aiutare' },
    },
    {
      id: 'faq-content',
      question: 'Che cosa posso convertire?',
      answer: [
        'Biglietti, carte d’imbarco, conferme e buoni in PDF, JPG, PNG o file e‑mail (.eml): salvati, scansionati, fotografati o catturati dallo schermo.',
        'Voli, treni, autobus e navi; concerti, teatro, cinema, musei e sport; hotel, ristoranti e parcheggi; buoni, carte regalo e tessere. Più biglietti in un file danno più pass.',
      ],
      link: { to: '/examples', text: 'Sei esempi' },
    },
    {
      id: 'faq-speed',
      question: 'Quanto ci vuole?',
      answer: [
        `Per un PDF con un biglietto di solito bastano pochi secondi. Foto e scansioni richiedono più tempo, perché prima va riconosciuto il testo.${site.intakeAddress ? ' Via mail, aggiungi il tempo di consegna del messaggio.' : ''}`,
      ],
    },
    {
      id: 'faq-security',
      question: 'Il mio biglietto è al sicuro?',
      answer: [
        `Il file viene cifrato appena arriva, letto una volta e cancellato subito dopo la lettura. I pass pronti si possono scaricare per ${durationIn('it', site.resultMinutes)}, o finché non premi “Cancella ora”.`,
        'L’indirizzo di un risultato non si può indovinare, non è elencato da nessuna parte e scompare con il risultato. Restano solo metadati senza contenuto, come il tipo di file e il tempo impiegato.',
      ],
      link: { to: '/privacy', text: 'Che cosa si conserva, e per quanto' },
    },
    {
      id: 'faq-failure',
      question: 'Che cosa succede se non funziona?',
      answer: [
        'Ti diciamo perché in una frase: nessun biglietto trovato, codice troppo sfocato, PDF con password. Un dato di cui non siamo certi è segnato con “Da controllare”, insieme al punto in cui è stato letto.',
        'Spesso aiuta il file originale: il PDF della mail invece della foto di una stampa. Raccontacelo nel modulo di feedback, così possiamo insegnarlo al convertitore.',
      ],
    },
    {
      id: 'faq-usage',
      question: 'Come si usa il pass?',
      answer: [
        `Tocca “Aggiungi ad Apple Wallet” sull’iPhone${site.intakeAddress ? ' o apri l’allegato della mail' : ''}.${site.reachable ? ' Da un computer, inquadra con il telefono il codice QR accanto al risultato.' : ''}`,
        'Wallet mostra il pass sulla schermata di blocco quando è il momento. Porta con te anche l’originale se il gestore lo richiede: il pass è una copia del tuo biglietto, fatta da te.',
      ],
    },
    {
      id: 'faq-barcodes',
      question: 'Quali codici a barre sono supportati?',
      answer: [
        'Wallet mostra QR, Aztec, PDF417 e Code\u00A0128. Questi quattro vengono copiati così come sono.',
        'Gli iPhone con iOS\u00A027 mostrano anche EAN‑13, Code\u00A039, Codabar e ITF; quelli precedenti mostrano al loro posto un codice QR con lo stesso contenuto. Così fanno tutti gli iPhone con gli altri codici, come Data Matrix. Quel codice QR potrebbe non essere letto all’ingresso; in quel caso ti avvisiamo.',
      ],
    },
    {
      id: 'faq-feedback',
      question: 'Come posso dire la mia?',
      answer: [
        'Dopo ogni conversione c’è un link a un breve modulo: stelle, un commento, fatto. Non chiede né il tuo nome né il documento. Lascia un indirizzo e‑mail solo se vuoi una risposta.',
      ],
    },
    {
      id: 'faq-size',
      question: 'Quanto può essere grande un file?',
      answer: [
        `${site.intakeAddress ? 'Una mail con i suoi allegati può arrivare a circa 25 MB. ' : ''}Su questo sito le immagini e i file e‑mail possono arrivare a ${site.limits.uploadMb} MB, i PDF a ${site.limits.pdfMb} MB.`,
      ],
    },
    {
      id: 'faq-mail-refused',
      question: 'Perché la mia mail è stata rifiutata?',
      answer: [
        'Chiunque può scrivere in una mail qualsiasi mittente. Per questo rispondiamo solo se il server di invio dimostra che la mail viene dall’indirizzo indicato in “Da”: con SPF o DKIM, come fanno tutti i grandi provider. Ciò che non dimostra nulla viene rifiutato già alla consegna, con il motivo; te lo comunica il tuo server di posta.',
        'Invia dalla casella stessa (non tramite un altro server), chiedi a chi gestisce la tua posta di attivare SPF o DKIM, o carica il biglietto qui.',
      ],
    },
    {
      id: 'faq-rights',
      question: 'Come posso vedere o cancellare i miei dati?',
      answer: [
        `${writeTo(site)} Alle richieste di vedere, correggere o cancellare ciò che è conservato su di te rispondiamo entro 30 giorni.`,
      ],
      link: { to: '/privacy#rights', text: 'I tuoi diritti' },
    },
    {
      id: 'faq-analytics',
      question: 'Usate strumenti di analisi?',
      answer: [
        site.analyticsUrl
          ? `Uno script di ${new URL(site.analyticsUrl).host} conta le visite. Gira in un riquadro chiuso, quindi non vede mai che cosa c’è in una pagina, in un file o su un pass.`
          : 'No. Questa installazione non carica script di analisi e non imposta cookie.',
      ],
    },
    {
      id: 'faq-binary',
      question: 'Perché il mio codice QR con dati binari non funziona?',
      answer: [
        'Alcuni codici QR contengono byte grezzi invece di testo. Un pass conserva il suo codice come testo, e i telefoni disegnano quel testo in modi che non restituiscono più gli stessi byte: perciò questi codici non si possono elaborare. Preferiamo dirlo, piuttosto che darti un pass che all’ingresso non funziona.',
      ],
    },
    {
      id: 'faq-third-parties',
      question: 'Quali terze parti sono coinvolte?',
      answer: [
        !site.model || site.model.here
          ? 'Testo, codici e significato vengono letti da software sul nostro server. Nessun servizio esterno di IA o OCR riceve il tuo file.'
          : `Codici e testo vengono letti da software sul nostro server. Quando il significato non è sicuro, viene consultato ${site.model.who}; l’informativa sulla privacy dice che cosa riceve.`,
        site.verification === 'turnstile'
          ? 'La verifica anti-robot è Cloudflare Turnstile, che si carica con il modulo di caricamento.'
          : 'La verifica anti-robot è un piccolo calcolo nel tuo browser, controllato dal nostro server.',
        ...(site.donationUrl
          ? [`Il modulo per le donazioni viene da ${new URL(site.donationUrl).host} e si carica solo se lo chiedi tu.`]
          : []),
      ],
      link: { to: '/privacy', text: 'Informativa sulla privacy' },
    },
  ] as const;
