import { hasDigit } from './has-digit.ts';

/** Ways to reach somebody, each as printed. */
export type Contact = { readonly phone?: string; readonly email?: string; readonly website?: string };

/** The first phone number, e-mail address and web address in a text. */
export function findContact(text: string): Contact {
  const read = text.slice(0, 2000);
  const email = read.includes('@') ? /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/.exec(read)?.[0] : undefined;
  const site = /[.:]/.test(read)
    ? /(?:https?:\/\/|www\.)[^\s<>"')]{3,150}|(?<![@\w.])(?:[a-z0-9-]{2,40}\.){1,3}(?:com|de|fr|es|it|nl|pt|org|net|eu|co\.uk|ch|at|be|br|info|pl|cz|sk|hu|se|dk|fi|ie|lu|ca|app|live|example)(?![\w@])(?:\/[^\s<>"')]{0,100})?/i.exec(
        read,
      )?.[0]
    : undefined;
  const phone = hasDigit(read) ? findPhone(read) : undefined;
  return { ...(phone && { phone }), ...(email && { email }), ...(site && { website: site.replace(/[.,;]$/, '') }) };
}

function findPhone(text: string): string | undefined {
  const match = /(?<![\w.,/-])(?:\+|00|\()?\d[\d\s()/.-]{6,22}\d(?![\w])/.exec(text)?.[0];
  if (!match) return undefined;
  const digits = match.replace(/\D/g, '');
  if (digits.length < 7 || digits.length > 15) return undefined;
  if (/\d{1,2}[./-]\d{1,2}[./-]\d{2,4}/.test(match) || /^\d+$/.test(match))
    return /^(?:\+|00|0)/.test(match) ? match : undefined;
  return match.trim();
}
