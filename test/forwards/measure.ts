import type { DocumentNode } from '#src/documents/document.ts';
import { understand } from '#src/extraction/understand.ts';
import { personLanguage } from '#src/pipeline/person-language.ts';
import { titleOf } from '#src/pipeline/ticket-title.ts';
import type { Ticket } from '#src/tickets/ticket.ts';
import { dayOf } from '#src/tickets/time.ts';
import { type Client, clients } from '#test/generator/forwards/clients.ts';
import { forwardWith, openOriginal, ownWords } from '#test/generator/forwards/forward.ts';
import { type ClientLanguage, clientLanguages } from '#test/generator/forwards/words.ts';
import { generateCase } from '#test/generator/generate.ts';
import { htmlMail, textMail } from '#test/generator/renderings/mails.ts';
import type { TruthTicket } from '#test/generator/truth.ts';
import { extractionInput, openMail } from '#test/support/mails.ts';

/** What is compared of a ticket. */
export const compared = ['title', 'issuer', 'day', 'seat'] as const;

type Seen = Readonly<Record<(typeof compared)[number], string | undefined>>;

/** One forwarded mail beside the mail that was forwarded. */
export type Compared = {
  readonly client: Client;
  readonly language: ClientLanguage;
  readonly number: number;
  /** Values of the original that were read, and how many of them the forwarded one has too. */
  readonly of: number;
  readonly same: number;
  readonly lost: readonly string[];
  /** Values of the forwarded mail's tickets that are the person's own words. */
  readonly own: readonly string[];
  /** The language that the forwarder is taken to speak. */
  readonly spoken: string | undefined;
};

/** Every program in every language (or in `every` so many), each with an original of its own. `seed` makes other originals. */
export async function* compareForwards({
  seed,
  every = 1,
}: {
  readonly seed: number;
  readonly every?: number;
}): AsyncGenerator<Compared> {
  let number = 0;
  for (const [at, client] of clients.entries()) {
    for (const [turn, language] of clientLanguages.entries()) {
      number += 1;
      if ((at + turn) % every > 0) continue;
      if (number % 9 === 8) number += 1; // no ticket, by the generator's turn
      yield await compareOne(client, language, { seed, number });
    }
  }
}

async function compareOne(
  client: Client,
  language: ClientLanguage,
  { seed, number }: { readonly seed: number; readonly number: number },
): Promise<Compared> {
  const rendering = number % 3 === 0 ? textMail : htmlMail;
  const { bytes, truth } = await generateCase(undefined as never, seed, number, rendering); // mails need no browser
  const today = truth.context.slice(0, 10);
  const before = await readTickets(bytes, today);
  const after = await readTickets(forwardWith(client, await openOriginal(bytes), language), today);
  const right = before.tickets.map((seen) => rightOf(seen, truth.tickets));
  const lost: string[] = [];
  let of = 0;
  right.forEach((seen, at) => {
    for (const name of compared) {
      if (seen[name] === undefined) continue;
      of += 1;
      if (after.tickets[at]?.[name] !== seen[name])
        lost.push(`${name}: ${after.tickets[at]?.[name]} for ${seen[name]}`);
    }
  });
  const own = after.values.filter((value) => ownWords.test(value) && !before.values.includes(value));
  return { client, language, number, of, same: of - lost.length, lost, own, spoken: after.spoken };
}

async function readTickets(bytes: Uint8Array, today: string) {
  const { root } = extractionInput(await openMail(bytes));
  const { tickets } = understand(root as DocumentNode, today);
  return { tickets: tickets.map(seenOf), values: tickets.flatMap(valuesOf), spoken: personLanguage(root) };
}

function seenOf(ticket: Ticket): Seen {
  const { carrier, issuer, start, validFrom, seat } = ticket.fields as Ticket['fields'] & {
    issuer?: { value: string };
  };
  const when = (start ?? validFrom)?.value;
  return {
    title: titleOf(ticket),
    issuer: (issuer ?? carrier)?.value,
    day: when && dayOf(when),
    seat: seat?.value,
  };
}

/** Only what the original's truth bears out counts; issuers are not in the truth, so they count as read. */
function rightOf(seen: Seen, truths: readonly TruthTicket[]): Seen {
  const days = truths.flatMap(({ fields }) => (fields.start ? [fields.start.local.slice(0, 10)] : []));
  const seats = truths.flatMap(({ fields }) => fields.seat ?? []);
  return {
    title: seen.title,
    issuer: seen.issuer,
    day: days.includes(seen.day ?? '') ? seen.day : undefined,
    seat: seats.includes(seen.seat ?? '') ? seen.seat : undefined,
  };
}

function valuesOf(ticket: Ticket): readonly string[] {
  return [titleOf(ticket), ...Object.values(ticket.fields).map((reading) => JSON.stringify(reading?.value))];
}
