import type { Words } from '../words.ts';

/** Texts of /api in Italian. */
export const words: Words['api'] = {
  title: 'Documentazione dell’API',
  description:
    'Crea pass per Apple Wallet dal tuo software: carica un biglietto, segui l’elaborazione, scarica il pass. Guida rapida, autenticazione e riferimento.',
  heading: 'Documentazione dell’API',
  lead: 'Lo stesso motore del sito, via HTTP. Ogni indirizzo e ogni esempio di questa pagina sono proprio di questa installazione.',
  tabs: { overview: 'Panoramica', authentication: 'Autenticazione', pipeline: 'API Pipeline', health: 'API Health' },
  tabsLabel: 'Parti della documentazione',
  overview: {
    quickStart: 'Guida rapida',
    steps: [
      {
        title: 'Ottieni un token',
        text: 'Genera un token di verifica anti-robot in Autenticazione, o usa una chiave API.',
      },
      { title: 'Carica', text: 'Invia il file con POST a /v1/pipeline. Ricevi subito un job con il suo id.' },
      {
        title: 'Interroga',
        text: 'GET /v1/pipeline/{id}?wait=15 finché status non è completed o failed. Senza wait la risposta è immediata: chiedi ogni secondo.',
      },
      {
        title: 'Scarica',
        text: 'GET /v1/pipeline/{id}/download: un .pkpass, o un pacchetto .pkpasses per più biglietti.',
      },
      {
        title: 'Controlla e correggi',
        text: 'GET /v1/pipeline/{id}/tickets/{n} dice dove è stato letto ogni valore; lì PATCH lo corregge, e il pass viene firmato di nuovo.',
      },
    ],
    whole: 'Tutto insieme',
    baseUrl: 'URL di base',
    address: 'L’URL di base di questa installazione',
    features: 'Caratteristiche',
    featureList: [
      {
        title: 'Elaborazione asincrona',
        text: 'Un caricamento riceve risposta in pochi millisecondi; il lavoro lo fa una coda che sopravvive ai riavvii.',
      },
      {
        title: 'Più formati',
        text: 'PDF, JPG, PNG ed e‑mail (.eml), riconosciuti dal contenuto e non dal nome.',
      },
      {
        title: 'Verifica anti-robot',
        text: 'Un token per ogni caricamento, valido 5 minuti. Con una chiave API non serve.',
      },
      {
        title: 'Limite di richieste',
        text: 'Una risposta 429 dice in Retry-After quanti secondi attendere, e in X-RateLimit-Reset fino a quando.',
      },
    ],
    openapi: 'La descrizione leggibile dalle macchine (OpenAPI 3.1):',
  },
  authentication: {
    title: 'Token di verifica anti-robot',
    lead: 'Ogni caricamento richiede un nuovo token nel campo cf_turnstile_response. Vale per una sola richiesta e per 5 minuti.',
    loading: 'Caricamento…',
    generate: 'Genera token',
    generating: 'Generazione…',
    token: 'Il tuo token',
    copy: 'Copia il token',
    left: (time) => `Scade tra ${time}`,
    expired: 'Il token è scaduto: generane uno nuovo',
    unavailable: 'La verifica anti-robot non è disponibile. Riprova più tardi.',
    failed: 'La verifica anti-robot non è riuscita. Riprova.',
    programs: 'Per i programmi',
    programsText:
      'Uno script senza una persona usa una chiave API: Authorization: Bearer seguito dalla chiave. Limiti più alti, nessun token.',
    onRequest: 'Chiavi, limiti su misura e assistenza si ottengono su richiesta:',
    ask: 'Chiedi una chiave',
  },
  reference: {
    pipelineLead:
      'Tutto ciò che riguarda un job: crearlo, seguirlo, scaricare e cancellare ciò che ne è uscito, e dire com’è andata. Le chiamate sono descritte in inglese.',
    healthLead:
      'Se il servizio funziona, per il monitoraggio. Non servono credenziali. Le chiamate sono descritte in inglese.',
    parameters: 'Parametri',
    body: 'Corpo',
    answers: 'Risposte',
    example: 'Esempio',
    required: 'obbligatorio',
    name: 'Nome',
    place: 'Dove',
    type: 'Tipo',
    meaning: 'Significato',
    status: 'Stato',
    fields: 'Campi della risposta',
    language: 'Linguaggio degli esempi',
    copyExample: 'Copia questo esempio',
  },
};
