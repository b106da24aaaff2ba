import { describe, expect, it } from 'vitest';
import { isAdvertising } from './advertising.ts';

describe('codes that are no admission', () => {
  it.each([
    'https://www.example.com',
    'https://example.com/app',
    'www.example.org/tickets/how-to-get-here',
    'https://example.com/2026/05',
    'https://apps.apple.com/app/id1234567890',
    'BCD\n002\n1\nSCT\nBANKDEXX\nExample\nDE02',
    'WIFI:S:Hall;T:WPA;P:secret;;',
    'BEGIN:VCARD\nN:Doe',
  ])('knows %s', (text) => expect(isAdvertising(text)).toBe(true));

  it.each([
    'https://harbour.example/t/MA-40771-1',
    'https://t.example/?c=8f3k2Qx91LmA0zPq',
    'https://q.bus.example/?pnr=RBFSXXE&k=LXATGNJAJE',
    'https://t.example/v/H7JCXFXEBNQZ?n=29784983',
    'https://example.com/v/4f9d2c1e-7b44-4e0f-8a55-0f6f2f1c9a10',
    'M1DOE/JOHN            EXXX007 LISLCGTP 1080 204Y002D0003',
    'TICKET-123456',
    '4006381333931',
  ])('leaves %s to the ticket', (text) => expect(isAdvertising(text)).toBe(false));
});
