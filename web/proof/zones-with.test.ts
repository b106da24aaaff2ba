import { expect, it } from 'vitest';
import { wordsIn } from '../messages/server-words.ts';
import { zonesWith } from './zones-with.ts';

const zonesIn = (language: 'en' | 'de' | 'pl' | 'ar', chosen?: string) => {
  const zones = zonesWith(chosen, wordsIn(language).zones.cities, language);
  const cityOf = (zone: string) => zones.find((one) => one.zone === zone)?.city;
  return { cities: zones.map(({ city }) => city), cityOf };
};

it('calls cities as the language of the page does', () => {
  expect(zonesIn('de').cityOf('Europe/Copenhagen')).toBe('Kopenhagen');
  expect(zonesIn('pl').cityOf('America/New_York')).toBe('Nowy Jork');
  expect(zonesIn('ar').cityOf('Africa/Cairo')).toBe('القاهرة');
  expect(zonesIn('en').cityOf('America/Sao_Paulo')).toBe('São Paulo');
});

it('calls a city alike, whichever of two names its zone has', () => {
  expect([
    zonesIn('de', 'Europe/Kyiv').cityOf('Europe/Kyiv'),
    zonesIn('de', 'Europe/Kiev').cityOf('Europe/Kiev'),
  ]).toEqual(['Kiew', 'Kiew']);
});

it('lists them in the order of the language, a zone that the browser does not know among them', () => {
  const { cities, cityOf } = zonesIn('en', 'Etc/GMT-3');
  expect(cityOf('Etc/GMT-3')).toBe('GMT-3');
  expect(cities.indexOf('São Paulo')).toBeLessThan(cities.indexOf('Sarajevo'));
});
