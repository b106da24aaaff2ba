import { describe, expect, it } from 'vitest';
import { contactCard } from './contact-card.ts';

describe('contactCard', () => {
  it('is one contact with the address, whatever the service is called', () => {
    const lines = contactCard({
      name: 'Passes; by\r\nEMAIL:eve@evil.example, Ltd',
      intakeAddress: 'in@x.example',
    }).split('\r\n');
    expect(lines.filter((line) => line.startsWith('EMAIL'))).toEqual(['EMAIL;TYPE=INTERNET:in@x.example']);
    expect(lines).toContain('FN:Passes\\; by EMAIL:eve@evil.example\\, Ltd');
  });
});
