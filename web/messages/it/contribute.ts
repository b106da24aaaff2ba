import type { Words } from '../words.ts';

export const words: Words['contribute'] = {
  title: 'Contribuisci',
  description:
    'Perché il convertitore resti gratuito: aiuta con una donazione, un po’ di tempo o un biglietto non riuscito.',
  heading: 'Perché resti gratuito',
  lead: 'Niente pubblicità, niente account, niente da vendere. I server e il certificato che firma i pass li pagano persone che hanno trovato utile il servizio.',
  leadWithoutDonations: 'Niente pubblicità, niente account, niente da vendere.',
  donationTitle: 'Fai una donazione',
  waysTitle: 'Altri modi per aiutare',
  ways: {
    tell: {
      title: 'Parlane con qualcuno',
      text: 'In coda, la persona dopo di te sta cercando un PDF tra le mail. Mostrale il tuo pass.',
    },
    rate: {
      title: 'Dai un voto alla conversione',
      text: 'Le stelle e una frase dopo una conversione ci dicono che cosa migliorare. Bastano dieci secondi.',
      link: { to: '/upload', text: 'Converti un biglietto' },
    },
    failed: {
      title: 'Invia un biglietto non riuscito',
      text: 'Un documento vero insegna più di cento inventati. Se vuoi, copri il nome e il codice.',
      link: 'Scrivici',
    },
    build: {
      title: 'Usa l’API',
      text: 'L’API fa quello che fa questa pagina. Mettila nel tuo negozio, nel tuo strumento, nella tua associazione.',
      link: { to: '/api', text: 'Documentazione dell’API' },
    },
  },
};
