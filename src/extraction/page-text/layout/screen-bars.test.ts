import { describe, expect, it } from 'vitest';
import type { Page } from '#src/documents/document.ts';
import { pageOf } from '#test/support/page-builder.ts';
import { sheetsOf } from './cells.ts';
import { mailHead } from './mail-head.ts';
import { screenBars } from './screen-bars.ts';

/** A page as it is recognised on a phone: as high as two times its width. */
function phone(text: string, shape: Partial<Page> = {}) {
  const page = pageOf(text);
  const tall: Page = { ...page, width: 45, textOrigin: 'recognised', ...shape };
  return sheetsOf({ id: '0', type: 'image', pages: [tall], parts: [] })[0]!;
}

const gap = '\n'.repeat(34);
const ticket = `
08:34                                                            Jail 5G aa)

Fertig                               Ticket

# Dresden Hbf
10:15    Wagen 4${gap}
   Reise                   Tickets                  Profil`;

describe('the bars of a screen', () => {
  const gone = (text: string, shape?: Partial<Page>) => screenBars(phone(text, shape)).map((cell) => cell.text);

  it('are the clock with its signs, and the buttons beside the headline', () => {
    expect(gone(ticket)).toEqual(expect.arrayContaining(['08:34', 'Jail 5G aa)', 'Fertig']));
  });

  it.each(['Schließen', 'Schliessen', '< Zurück', 'Cerrar'])('are a button that says %s', (word) => {
    expect(gone(ticket.replace('Fertig', word))).toContain(word);
  });

  it('leave a clock alone that stands beside words', () => {
    expect(gone(ticket.replace('Jail 5G aa)', 'Abfahrt Süd'))).not.toContain('08:34');
  });

  it('are the clock and the battery of a screen that was photographed with what is around it', () => {
    const around = '\n'.repeat(9);
    const photo = `${around}          18:23                          5G 84%\n\n          # Rotterdam\n          08:54`;
    expect(gone(photo)).toEqual(['18:23', '5G 84%']);
    expect(gone(photo.replace('5G 84%', 'Rabatt 50%'))).toEqual([]);
    expect(gone(photo.replace('5G 84%', 'Gleis 4'))).toEqual([]);
  });

  it('are the clock and the battery of a screen that was printed with its text, and nothing else of it', () => {
    const printed = { textOrigin: 'pdf' } as const;
    const screen =
      '8:33                Orikara Rail                 84 %\n\nFertig\n\n# Day ticket\nValid from 6 August 2027';
    expect(gone(screen, printed)).toEqual(['8:33', '84 %']);
    expect(gone(screen.replace('84 %', 'Platform 4'), printed)).toEqual([]);
    expect(gone(screen.replace('8:33', 'Welcome'), printed)).toEqual([]);
  });

  it('leave the clocks of the ticket alone', () => {
    expect(gone(ticket)).not.toContain('10:15');
  });

  it('are the small words at even distances at the bottom', () => {
    const words = `\n${'# Dresden Hbf und weiter\n'.repeat(6)}${'\n'.repeat(31)}`;
    const tabs = '            Reise                        Tickets                        Profil';
    expect(gone(`${words}${tabs}`)).toEqual(['Reise', 'Tickets', 'Profil']);
    expect(gone(`${words}            Reihe                        4                              C`)).toEqual([]);
    expect(gone(`${words}   Economy   Flex   Fenster`)).toEqual([]);
  });

  it('are no part of a printed page', () => {
    expect(gone(ticket, { textOrigin: 'pdf' })).toEqual([]);
  });

  it('are the address of a browser and the tabs above it', () => {
    const page = `
My bookings - Wayrail
wayrail.example/account/orders/77

# Your trip${gap}
Coach C`;
    expect(gone(page, { width: 200 })).toEqual(['My bookings - Wayrail', 'wayrail.example/account/orders/77']);
  });

  it('are looked for on pictures only: the first line of a PDF or a mail may be when it begins', () => {
    const text = `20:00${gap}\nDoors open an hour before`;
    expect(gone(text)).toContain('20:00');
    expect(gone(text, { textOrigin: 'pdf' })).toEqual([]);
  });
});

describe('the head of a mail on a screen', () => {
  it('is who sent it, when, and to whom', () => {
    const head = mailHead(
      phone(`
9:41

Bistro De Kade 5 mei
aan mij

Beste Joris,${gap}
Havenkade 18`),
    );
    expect(head.sender).toBe('Bistro De Kade');
    expect(head.cells.map((cell) => cell.text)).toEqual(['Bistro De Kade 5 mei', 'aan mij']);
  });

  it('is no way to somewhere', () => {
    expect(
      mailHead(
        phone(`
# Madrid Chamartín
A Coruña${gap}
Coche 4`),
      ).cells,
    ).toEqual([]);
  });
});
