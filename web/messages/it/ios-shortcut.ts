import type { Words } from '../words.ts';

/** Texts of /ios-shortcut in Italian. */
export const words: Words['ios-shortcut'] = {
  title: 'Comando rapido per iOS',
  description: 'Invia i biglietti dal foglio di condivisione dell’iPhone e ricevi il pass via mail.',
  heading: 'Comando rapido per iOS',
  lead: 'Un biglietto tra le foto, in File o su carta: pochi tocchi per inviarlo, e il pass torna via mail.',
  download: 'Scarica il comando rapido',
  opens: 'Si apre nell’app Comandi Rapidi, che fa parte di iOS.',
  missing: 'Questa installazione non offre un comando rapido da scaricare. Puoi creare il tuo, o farne a meno.',
  none: 'Per questo servizio non c’è ancora un comando rapido.',
  upload: 'Carica un file',
  copy: 'Copia l’indirizzo e‑mail',
  recipe: {
    title: 'Crea il tuo',
    lead: 'L’app Comandi Rapidi fa parte di iOS. Quello che crei tu funziona subito e non richiede la firma di nessuno.',
    steps: ({ name, intakeAddress }) =>
      [
        {
          picture: 'new',
          title: 'Aggiungi “Invia e‑mail”',
          text: 'Nell’app Comandi Rapidi tocca +, cerca “Invia e‑mail” e toccalo.',
        },
        { picture: 'address', title: 'Inserisci l’indirizzo', text: `Tocca Destinatari e scrivi ${intakeAddress}.` },
        {
          picture: 'sheet',
          title: 'Ricevi i file condivisi',
          text: 'Tocca la “i” cerchiata e attiva “Mostra nel foglio di condivisione”. In “Ricevi” lascia attivi immagini, file e PDF.',
        },
        {
          picture: 'input',
          title: 'Allega ciò che condividi',
          text: `Tocca Messaggio, scegli “Input comando rapido”, chiama il comando “${name}” e tocca Fine.`,
        },
      ] as const,
    after: (name) => `D’ora in poi: Condividi, poi “${name}”.`,
  },
  without: {
    title: 'Senza alcun comando rapido',
    lead: 'Ogni iPhone sa già farlo.',
    contact: 'Salva l’indirizzo come contatto',
    steps: [
      {
        picture: 'contact',
        title: 'Salva l’indirizzo una volta',
        text: 'Sull’iPhone tocca il pulsante qui sopra, poi “Crea nuovo contatto”.',
      },
      {
        picture: 'share',
        title: 'Condividi, poi Mail',
        text: 'In Foto o in File tocca Condividi, scegli Mail e scrivi le prime lettere del nome del contatto.',
      },
      { picture: 'wallet', title: 'Aggiungi a Wallet', text: 'Apri la risposta, tocca il pass, poi Aggiungi.' },
    ],
  },
  stepsTitle: 'Sette passi, i primi due una volta sola',
  step: (number) => `${number}`,
  steps: [
    {
      picture: 'add',
      title: 'Aggiungi il comando rapido',
      text: 'Sull’iPhone tocca Scarica, poi Aggiungi comando rapido.',
    },
    {
      picture: 'address',
      title: 'Scegli il tuo indirizzo',
      text: 'Quando lo aggiungi, ti chiede una volta sola quale dei tuoi indirizzi e‑mail riceve il pass. Mail deve essere configurata sul telefono.',
    },
    {
      picture: 'run',
      title: 'Eseguilo',
      text: 'Dalla schermata Home, dal foglio di condivisione o chiedendo a Siri.',
    },
    {
      picture: 'source',
      title: 'Scegli dov’è il biglietto',
      text: 'La libreria foto, File, o la fotocamera per un biglietto di carta.',
    },
    {
      picture: 'pick',
      title: 'Scegli il biglietto',
      text: 'Un’immagine o un PDF. Tutti i biglietti che contiene diventano pass.',
    },
    { picture: 'send', title: 'Invia la mail', text: 'Il file è allegato e l’indirizzo già inserito. Tocca Invia.' },
    { picture: 'wallet', title: 'Aggiungi a Wallet', text: 'Apri la risposta, tocca il pass, poi Aggiungi.' },
  ],
  faqTitle: 'Domande sul comando rapido',
  faq: ({ intakeAddress, limits }) =>
    [
      {
        id: 'mail',
        question: 'Perché serve la posta elettronica?',
        answer: [
          `Il comando invia il biglietto ${intakeAddress ? `a ${intakeAddress}` : 'all’indirizzo di questo servizio'} dal tuo account di posta, e il pass torna a quell’account. Perciò in Impostazioni, sull’iPhone, deve essere configurato un indirizzo per l’invio.`,
        ],
      },
      {
        id: 'other-address',
        question: 'Posso cambiare indirizzo in seguito?',
        answer: [
          'Sì. Apri l’app Comandi Rapidi, tieni premuto il comando rapido, scegli Modifica e cambia l’indirizzo in alto.',
        ],
      },
      {
        id: 'sees',
        question: 'Che cosa può vedere il comando rapido?',
        answer: [
          'Solo il file che scegli. Non legge né la libreria foto né la posta in arrivo, e iOS ti chiede il permesso prima che usi per la prima volta la fotocamera, le foto o la posta.',
        ],
      },
      {
        id: 'nothing-comes',
        question: 'Non arriva nessuna risposta. E adesso?',
        answer: [
          'Guarda prima nella posta indesiderata. Di solito una risposta arriva in meno di un minuto; a volte i server di posta ci mettono di più con gli sconosciuti.',
          `Le mail possono arrivare a circa 25 MB, i PDF a ${limits.pdfMb} MB. Un’immagine più grande si può inviare in dimensione Media: Mail lo propone quando tocchi Invia.`,
        ],
        link: { to: '/upload', text: 'Carica il file' },
      },
      {
        id: 'cost',
        question: 'Costa qualcosa?',
        answer: ['No. Il comando rapido e il servizio sono gratuiti.'],
        link: { to: '/contribute', text: 'Come aiutare' },
      },
    ] as const,
};
