import { fold } from '../../../words/fold.ts';
import type { Understood } from '../../document/understood.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import { neverSpan } from './turned-span.ts';

/** LIST: what somebody looks up a booking or a ticket by. */
const names = ['booking_ref', 'ticket_number', 'membership'] as const;

/** LIST: what a company is known by to its tax office, its bank and its register, folded. */
const register = new RegExp(
  `(?<!\\p{L})(?:${`vat|tax|fiscal|ust|uid|mwst|steuer\\p{L}{0,9}|tva|siret|siren|rcs|iva|cif|nif|nipc|btw|kvk|cvr|moms|nip|regon|dic|ico|adoszam|cui|eik|oib|afm|αφμ|инн|огрн|
    iban|bic|swift|hrb|handelsregister|org ?n[ro]|registre|registro|fiscale`.replace(/\s+/g, '')})(?!\\p{L})`,
  'u',
);

/** The spans of a document, of which those name no booking that a company is known by: what stands behind the label of a tax number or an account. */
export function withoutRegisters(
  scored: readonly ScoredSpan[],
  { facts }: Pick<Understood, 'facts'>,
): readonly ScoredSpan[] {
  const told = new Map(
    facts
      .filter(
        ({ roles, label: { cell, at, end } }) => roles[0] === 'noise' && register.test(fold(cell.text.slice(at, end))),
      )
      .flatMap(({ cells, text }) => (cells.length === 1 ? [[cells[0]!, text]] : [])),
  );
  if (told.size === 0) return scored;
  return scored.map((one) => {
    const text = one.span.cells.length === 1 ? told.get(one.span.cells[0]!) : undefined;
    return text?.includes(one.span.text) ? neverSpan(one, ...names) : one;
  });
}
