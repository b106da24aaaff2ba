import type { Words } from '../words.ts';

/** Texts of /contribute in Italian. */
export const words: Words['contribute'] = {
  title: 'Contribuisci',
  description:
    'Perché il convertitore resti gratuito: aiuta con una donazione, un po’ di tempo o un biglietto che non ha funzionato.',
  heading: 'Perché resti gratuito',
  lead: 'Niente pubblicità, niente account, niente da vendere. I server e il certificato che firma i pass li pagano persone che hanno trovato utile il servizio.',
  leadWithoutDonations: 'Niente pubblicità, niente account, niente da vendere.',
  donationTitle: 'Fai una donazione',
  waysTitle: 'Altri modi per aiutare',
  onlyWaysTitle: 'Come aiutare',
  ways: {
    tell: {
      title: 'Parlane con qualcuno',
      text: 'Dietro di te, in coda, c’è chi cerca un PDF tra le mail. Mostragli il tuo pass.',
    },
    rate: {
      title: 'Dai un voto alla conversione',
      text: 'Le stelle e una frase dopo una conversione ci dicono che cosa migliorare. Basta mezzo minuto.',
      link: { to: '/upload', text: 'Converti un biglietto' },
    },
    failed: {
      title: 'Invia un biglietto che non ha funzionato',
      text: 'Un documento vero insegna più di cento inventati. Se vuoi, copri il nome e il codice.',
      link: 'Scrivici',
    },
    build: {
      title: 'Usa l’API',
      text: 'L’API fa quello che fa questo sito. Mettila nel tuo negozio, nel tuo strumento, nella tua associazione.',
      link: { to: '/api', text: 'Documentazione dell’API' },
    },
  },
};
