import type { Words } from '../words.ts';

/** Texts that every page shares, in Italian. */
export const words: Words['layout'] = {
  skip: 'Vai al contenuto',
  announcement: { text: 'Novità: un comando rapido per iOS', link: 'Provalo', close: 'Chiudi questo avviso' },
  header: {
    home: (name) => `${name}, pagina iniziale`,
    label: 'Navigazione principale',
    links: [
      { to: '/how-it-works', text: 'Come funziona' },
      { to: '/examples', text: 'Esempi' },
      { to: '/ios-shortcut', text: 'Comando rapido' },
      { to: '/contribute', text: 'Contribuisci' },
    ],
    convert: 'Converti',
    openMenu: 'Apri il menu',
    closeMenu: 'Chiudi il menu',
    menu: 'Menu',
  },
  footer: {
    label: 'Piè di pagina',
    promise: 'Biglietti, carte d’imbarco e buoni in Apple Wallet, in pochi secondi.',
    columns: [
      {
        title: 'Prodotto',
        links: [
          { to: '/upload', text: 'Converti' },
          { to: '/how-it-works', text: 'Come funziona' },
          { to: '/examples', text: 'Esempi' },
          { to: '/pdf-to-pkpass', text: 'Da PDF ad Apple Wallet' },
          { to: '/ios-shortcut', text: 'Comando rapido' },
        ],
      },
      {
        title: 'Risorse',
        links: [
          { to: '/api', text: 'API' },
          { to: '/how-it-works#faq', text: 'Domande frequenti' },
          { to: '/status', text: 'Stato del servizio' },
          { to: '/contribute', text: 'Contribuisci' },
        ],
      },
      {
        title: 'Informazioni',
        links: [
          { to: '/contact', text: 'Contatti' },
          { to: '/privacy', text: 'Privacy' },
          { to: '/terms', text: 'Termini' },
        ],
      },
    ],
    copyright: (year, name) => `© ${year} ${name}. Tutti i diritti riservati.`,
    trademark:
      'Apple, Apple Wallet, iPhone e iOS sono marchi di Apple Inc., registrati negli Stati Uniti e in altri Paesi e regioni. Questo servizio non è affiliato ad Apple Inc. né approvato da essa.',
  },
  newsletter: {
    title: 'Resta al corrente',
    lead: 'Due righe quando c’è una novità utile. Nient’altro, e per smettere basta un clic.',
    email: 'Indirizzo e‑mail',
    submit: 'Ricevi le novità',
    submitting: 'Iscrizione…',
    done: 'Iscrizione completata!',
    close: 'Chiudi',
    refused: 'Inserisci un indirizzo e‑mail valido.',
    unknownError: 'Si è verificato un errore sconosciuto',
  },
  notFound: {
    title: 'Pagina non trovata',
    description: 'A questo indirizzo non c’è nulla.',
    heading: 'Questa pagina non esiste',
    lead: 'Forse l’indirizzo contiene un errore, o la pagina è stata spostata. I tuoi pass sono al sicuro.',
    back: 'Torna alla pagina iniziale',
    crashed: 'C’è stato un problema da parte nostra',
    crashedLead: 'Non è stato possibile mostrare la pagina. Di solito basta ricaricarla.',
  },
  languages: {
    label: 'Lingua',
    offer: 'Questa pagina c’è anche in italiano.',
    switch: 'Leggi in italiano',
    close: 'Chiudi questo avviso',
  },
  pictures: {
    titles: {
      concert: 'Biglietto di un concerto',
      flight: 'Carta d’imbarco',
      train: 'Biglietto del treno',
      movie: 'Biglietto del cinema',
      'pdf-tickets': 'Biglietti in PDF',
      voucher: 'Screenshot di un buono',
    },
    before: 'Prima',
    after: 'Dopo',
    beforeAlt: (title) => `${title}, il documento originale`,
    afterAlt: (title) => `${title}, il pass ricavato`,
    viewer: (title) => `${title}, prima e dopo`,
    enlarge: (what) => `Ingrandisci: ${what}`,
    missing: 'Non è stato possibile caricare questa immagine.',
  },
  manifest: 'Trasforma i biglietti in pass per Apple Wallet.',
  drop: 'Rilascialo dove vuoi',
  visits: 'Conta le visite',
  copy: { copy: 'Copia', copied: 'Copiato!' },
  donation: {
    title: 'Sostieni questo servizio',
    lead: 'Il modulo per le donazioni è gestito da un’altra società e si carica solo se lo chiedi tu.',
    show: 'Mostra il modulo',
  },
};
