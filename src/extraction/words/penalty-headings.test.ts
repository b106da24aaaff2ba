import { describe, expect, it } from 'vitest';
import { isHeadedAsPenalty } from './penalty-headings.ts';

describe('isHeadedAsPenalty', () => {
  it.each([
    'PENALTY FARE NOTICE',
    'Parking Charge Notice – PCN 88123',
    'Erhöhtes Beförderungsentgelt',
    'Procès-verbal d’infraction',
    'Verbale di accertamento n. 4471',
    'Naheffingsaanslag parkeerbelasting',
    'Tilläggsavgift',
    'Wezwanie do zapłaty nr 7/2027',
    'Zápis o provedené přepravní kontrole',
    'Pótdíjfizetési felszólítás',
    'Πράξη βεβαίωσης παράβασης',
    'Постановление по делу об административном правонарушении',
    '과태료 부과 사전통지서',
  ])('knows the heading "%s"', (heading) => {
    expect(isHeadedAsPenalty(['Stadtwerke Auental', heading])).toBe(true);
  });

  it('hears nothing in what a ticket says of penalties', () => {
    expect(isHeadedAsPenalty(['Day ticket', 'Without a valid ticket a penalty fare of £100 is charged.'])).toBe(false);
    expect(isHeadedAsPenalty(['Fahrkarte', 'Sonst wird ein erhöhtes Beförderungsentgelt erhoben'])).toBe(false);
  });
});
