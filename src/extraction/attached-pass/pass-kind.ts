import type { JsonObject } from '#src/documents/document.ts';
import type { TicketKind } from '#src/tickets/fields.ts';
import { kindWords } from '../words/kind-words.ts';
import type { Role } from '../words/roles.ts';
import type { PassField, PassStyle } from './pass-fields.ts';

const transit: Readonly<Record<string, TicketKind>> = {
  PKTransitTypeAir: 'flight',
  PKTransitTypeTrain: 'train',
  PKTransitTypeBus: 'bus',
  PKTransitTypeBoat: 'boat',
};

/** Kinds that each style is used for; the first stands for it when no words tell. */
const kindsOf: Readonly<Record<PassStyle, readonly TicketKind[]>> = {
  boardingPass: ['train', 'bus', 'boat', 'flight'],
  eventTicket: ['event'],
  coupon: ['voucher', 'giftCard'],
  storeCard: ['membership', 'giftCard', 'voucher'],
  generic: [
    'code',
    'membership',
    'pass',
    'hotel',
    'rental',
    'parking',
    'restaurant',
    'voucher',
    'giftCard',
    'event',
    'train',
  ],
};

/** What a pass is for, and how sure that is: its style and transit type, then the words on it. */
export function kindOfPass(
  style: PassStyle,
  body: JsonObject,
  given: { readonly fields: readonly PassField[]; readonly texts: readonly string[] },
): { kind: TicketKind; confidence: number } {
  const stated = typeof body.transitType === 'string' ? transit[body.transitType] : undefined;
  if (style === 'boardingPass' && stated) return { kind: stated, confidence: 0.97 };
  if (style === 'eventTicket' && isForCar(given.fields)) return { kind: 'parking', confidence: 0.9 };
  if (style === 'eventTicket') return { kind: 'event', confidence: 0.95 };
  const hasRole = (role: Role) => given.fields.some((field) => field.roles.includes(role));
  const money = given.fields.some((field) => field.currency !== undefined && field.section !== 'back');
  if (style === 'storeCard' && money && hasRole('balance') && (hasRole('pin') || !hasRole('membershipLevel')))
    return { kind: 'giftCard', confidence: 0.8 };
  const front = given.fields
    .filter((field) => field.section !== 'back')
    .map((field) => `${field.label}: ${field.value}`);
  const words = kindWords([...given.texts, ...front].join('\n').slice(0, 5000));
  const scores = kindsOf[style].map((kind) => ({
    kind,
    score: (words.get(kind) ?? []).reduce((sum, word) => sum + word.weight, 0),
  }));
  const best = scores.toSorted((a, b) => b.score - a.score)[0]!;
  return best.score >= 1
    ? { kind: best.kind, confidence: 0.8 }
    : { kind: kindsOf[style][0]!, confidence: style === 'generic' ? 0.3 : 0.6 };
}

/** A number plate, and a word for parking above it: sold as an event, used by a car. */
function isForCar(fields: readonly PassField[]): boolean {
  const plate = fields.some((field) => field.roles.includes('vehicle') && field.value);
  const large = fields.filter((field) => field.section === 'primary').map(({ label, value }) => `${label} ${value}`);
  return plate && (kindWords(large.join('\n')).get('parking') ?? []).length > 0;
}
