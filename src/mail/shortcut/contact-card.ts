import type { ShortcutOwner } from './shortcut-file.ts';

/** The intake address as a contact (vCard 3.0, RFC 2426, which iOS, Android and Outlook all read). */
export function contactCard({ name, intakeAddress }: ShortcutOwner): string {
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:;${escaped(name)};;;`,
    `FN:${escaped(name)}`,
    `ORG:${escaped(name)}`,
    `EMAIL;TYPE=INTERNET:${escaped(intakeAddress)}`,
    'NOTE:Send a ticket here and the Wallet pass comes back.',
    'END:VCARD',
  ];
  return `${lines.join('\r\n')}\r\n`;
}

/** RFC 2426, 4: signs that part values; line ends would make a line of their own. */
const escaped = (text: string): string => text.replace(/[\r\n]+/g, ' ').replace(/[\\;,]/g, '\\$&');
