import type { Words } from '../words.ts';

/** Texts of /contribute in Dutch. */
export const words: Words['contribute'] = {
  title: 'Help mee',
  description: 'Houd de dienst gratis: help met geld, tijd of een ticket dat niet lukte.',
  heading: 'Houd het gratis',
  lead: 'Er zijn geen advertenties, geen accounts en er is niets te koop. De servers en het certificaat dat de passen ondertekent, worden betaald door mensen die er iets aan hadden.',
  leadWithoutDonations: 'Er zijn geen advertenties, geen accounts en er is niets te koop.',
  donationTitle: 'Doneren',
  waysTitle: 'Andere manieren om te helpen',
  onlyWaysTitle: 'Zo kun je helpen',
  ways: {
    tell: {
      title: 'Vertel het door',
      text: 'Naast je in de rij zoekt iemand in zijn inbox naar een PDF. Laat je pas zien.',
    },
    rate: {
      title: 'Beoordeel je omzetting',
      text: 'Sterren en één zin na een omzetting vertellen ons wat er beter moet. Het kost een halve minuut.',
      link: { to: '/upload', text: 'Zet een ticket om' },
    },
    failed: {
      title: 'Stuur een ticket dat niet lukte',
      text: 'Van één echt document leren we meer dan van honderd verzonnen. Maak je naam en de code gerust onleesbaar.',
      link: 'Schrijf ons',
    },
    build: {
      title: 'Bouw erop voort',
      text: 'De API kan wat deze website kan. Voor je winkel, je programma, je club.',
      link: { to: '/api', text: 'API-documentatie' },
    },
  },
};
