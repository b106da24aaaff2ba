import { describe, expect, it } from 'vitest';
import { filePart, linesOf, mailText, multipart, openMail, textPart } from '#test/support/mails.ts';

const head =
  'Von: Tickets <info@buehne.example>\nGesendet: Montag, 1. Februar 2027 10:00\nAn: Ada\nBetreff: Ihre Karte';
const read = async (text: string, subtype: 'plain' | 'html' = 'plain') => {
  const mail = await openMail(mailText(textPart(text, subtype)));
  return { ...mail, lines: linesOf(mail) };
};

describe('a mail that forwards another', () => {
  it('is the mail that was forwarded: its sender, its subject, its words', async () => {
    const mail = await read(`Bitte für Samstag, Platz 9\n\n${head}\n\nFaust I\nReihe 4 Platz 12\n`);
    expect(mail).toMatchObject({
      from: { name: 'Tickets', address: 'info@buehne.example' },
      subject: 'Ihre Karte',
      sent: 'Montag, 1. Februar 2027 10:00',
      own: 'Bitte für Samstag, Platz 9\n\nVon: Gesendet: An: Betreff:',
      lines: ['Faust I', 'Reihe 4 Platz 12'],
    });
  });

  it('may be quoted with marks, between what was written above and below', async () => {
    const quoted = `${head}\n\nFaust I\nReihe 4`.split('\n').map((line) => `> ${line}`);
    expect((await read(`Hallo!\n\n${quoted.join('\n')}\n\nGrüße\nAda Muster GmbH`)).lines).toEqual([
      'Faust I',
      'Reihe 4',
    ]);
  });

  it('may be in HTML, with a signature behind the element that holds it', async () => {
    const html = `<p>Siehe unten</p><div class="gmail_quote"><div>${head.replaceAll('<', '&lt;').replaceAll('\n', '<br>')}</div><table><tr><td>Faust I</td></tr></table></div><p>Muster GmbH, Tel. 0123</p>`;
    expect((await read(html, 'html')).lines).toEqual(['Faust I']);
  });

  it('is the innermost one, unless that is what its forwarder wrote before', async () => {
    const inner = head.replace('Tickets <info@buehne.example>', 'Bo <bo@home.example>');
    expect((await read(`oben\n${inner}\n\nFür dich!\n${head}\n\nFaust I, Reihe 4`)).lines).toEqual([
      'Faust I, Reihe 4',
    ]);
    const asked = head.replace('info@buehne.example', 'tickets@example.org'); // who sends the mail itself
    expect((await read(`oben\n${head}\n\nFaust I, Reihe 4\n${asked}\n\nWo ist meine Karte 7?`)).lines).toEqual([
      'Faust I, Reihe 4',
    ]);
  });

  it('ends before a notice of a company, but not before one of its own sender', async () => {
    const text = (name: string) =>
      `FYI\n${head}\n\nFaust I, Reihe 4\n\nDiese E-Mail enthält vertrauliche Informationen der ${name}.`;
    expect((await read(text('Muster GmbH'))).lines).toEqual(['Faust I, Reihe 4']);
    expect((await read(text('Buehne AG'))).lines).toHaveLength(2);
  });

  it('says by its header what no line above it says: "Re:" is taken off, words of a person are not taken', async () => {
    const text = 'Danke!\nAm 1. Februar 2027 schrieb Tickets <info@buehne.example>:\n> Faust I\n> Reihe 4 Platz 12\n';
    const reply = mailText(textPart(text)).replace('Your ticket', 'AW: Fwd: Ihre Karte');
    expect(await openMail(reply)).toMatchObject({ subject: 'Ihre Karte', from: { address: 'info@buehne.example' } });
    expect((await openMail(mailText(textPart(text)))).subject).toBeUndefined();
  });

  it('may have nothing but its file', async () => {
    const pdf = filePart('%PDF-1.7', 'application/pdf', 'karte.pdf');
    const mail = await openMail(mailText(multipart('mixed', [textPart(`Hallo, hier Platz 9\n${head}\n`), pdf])));
    expect(mail.parts).toMatchObject([{ type: 'file', name: 'karte.pdf' }]);
  });
});

describe('a mail that is no forward', () => {
  it.each([
    ['a journey', 'From: Berlin Hbf\nTo: Hamburg Hbf\nDate: 1 February 2027\nSeat: 12'],
    ['a form with a sender', 'Von: Berlin\nAn: Hamburg\nDatum: 1.2.2027\nFragen: info@bahn.example'],
    ['a head above nothing', `Reihe 4 Platz 12\n${head}\n`],
  ])('keeps all of its words: %s', async (_name, text) => {
    expect((await read(text)).lines.length).toBeGreaterThanOrEqual(4);
  });
});

describe('a mail that answers its reader', () => {
  const booked = 'Guten Tag Frau Berger,\nwir bestätigen: 12.03.2027, 19:30 Uhr, Tisch 4, 2 Personen.';
  const asked = 'Haben Sie am 11. oder 12. noch etwas frei?';
  const answer = async (text: string, subtype: 'plain' | 'html' = 'plain') => {
    const mail = mailText(textPart(text, subtype));
    return openMail(`To: Ada Berger <ada.b@home.example>\n${mail.replace(/^To:.*\n/m, '')}`);
  };
  const address = head.replace('Tickets <info@buehne.example>', 'Ada <ada.b@home.example>');
  const name = address.replace(' <ada.b@home.example>', ' Berger');

  it.each([
    ['a head with an address', `${booked}\n\n${address}\n\n${asked}`],
    ['a head with a name', `${booked}\n\n> ${name.replaceAll('\n', '\n> ')}\n>\n> ${asked}`],
    ['a line that names who wrote', `${booked}\n\nAm 1. Februar 2027 schrieb Ada Berger:\n\n> ${asked}`],
  ])('is its own words without what it quotes: %s', async (_, text) => {
    const mail = await answer(text);
    expect(linesOf(mail).slice(0, 2)).toEqual(booked.split('\n'));
    expect(linesOf(mail).join('\n')).not.toContain('11.');
    expect(mail).toMatchObject({ subject: 'Your ticket' });
    expect(mail).not.toHaveProperty('own');
  });

  it('may be in HTML', async () => {
    const quoted = `<div class="gmail_quote">Am 1. Februar 2027 schrieb Ada Berger:<blockquote>${asked}</blockquote></div>`;
    expect(linesOf(await answer(`<p>${booked.replace('\n', '<br>')}</p>${quoted}`, 'html'))).toEqual(
      booked.split('\n'),
    );
  });

  it('forwards what it quotes where it only thanks for it', async () => {
    const ticket = `Danke, bis Samstag um 19!\n\n${address}\n\nFaust I\nReihe 4 Platz 12, 12.03.2027, 19:30 Uhr`;
    expect(linesOf(await answer(ticket))[0]).toBe('Faust I');
  });

  it('is the message where its reader forwards it, though what they had asked stands innermost without an address', async () => {
    const office = head.replace('An: Ada', 'An: Ada Berger');
    const asks = `Am 1. Februar 2027 schrieb Ada Berger:\n> ${asked}`;
    const mail = mailText(textPart(`fyi\n\n${office}\n\n${booked}\n\n${asks}`));
    const forwarded = await openMail(mail.replace(/^From:.*$/m, 'From: Ada Berger <ada.b@home.example>'));
    expect(linesOf(forwarded).join('\n')).toContain('Tisch 4');
    expect(linesOf(forwarded).join('\n')).not.toContain('noch etwas frei');
  });
});
