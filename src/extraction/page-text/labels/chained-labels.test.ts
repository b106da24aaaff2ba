import { describe, expect, it } from 'vitest';
import { cellsOf, understoodOf } from '#test/support/understood-page.ts';
import type { Language } from '../../words/languages.ts';
import { chainedLabels } from './chained-labels.ts';

const say = (text: string, language: Language = 'en') =>
  chainedLabels(cellsOf(text)[0]!, language).map(({ roles, rest }) => [roles[0], rest]);

describe('a line that goes on from a value to the next label', () => {
  it('has each label with what stands up to the next one', () => {
    expect(say('Partenza 11/06/2027 ore 07:40 Arrivo 08:25 Mezzo TMV Stella di Ischia', 'it')).toEqual([
      ['departure', '11/06/2027 ore 07:40'],
      ['arrival', '08:25'],
      ['vehicle', 'TMV Stella di Ischia'],
    ]);
    expect(say('Departure 12.05.2026 10:05 Price £12.40')).toEqual([
      ['departure', '12.05.2026 10:05'],
      ['price', '£12.40'],
    ]);
  });

  it('goes on in a name whose words could be labels', () => {
    expect(say('Tratta MESSINA Porta di Mare – LIPARI', 'it')).toEqual([['station', 'MESSINA Porta di Mare – LIPARI']]);
    expect(say('Partenza 10:05 Roma Stazione Termini Posto 14', 'it')).toEqual([
      ['departure', '10:05 Roma Stazione Termini'],
      ['seat', '14'],
    ]);
  });

  it('leaves out which of several it is about', () => {
    expect(say('Trecho 2 Localizador KX7PQ2 Bilhete 6610447', 'pt')).toEqual([
      ['bookingReference', 'KX7PQ2'],
      ['ticketNumber', '6610447'],
    ]);
  });

  it('is none where words stand before the first, or a value cannot be one', () => {
    expect(say('The ship leaves 10:05 Arrival 11:20')).toEqual([]);
    expect(say('Price of all Seats')).toEqual([]);
    expect(say('Boarding 10:45 Gate B17')).toHaveLength(2);
    expect(say('Boarding 10:45 Gate B17 until it closes. Please be there.')).toEqual([]);
  });

  it('tells that the lines around it have no colons, either', () => {
    const lines = 'Tratta PALERMO – USTICA\nPartenza 11/06/2027 ore 07:40 Arrivo 08:25\nPasseggero Nerina Bellomo';
    const { facts } = understoodOf(`Biglietto nave per il passeggero\n\n${lines}`);
    expect(facts.map(({ roles, text }) => `${roles[0]} ${text}`)).toContain('station PALERMO – USTICA');
  });
});
