import { walletBarcodes } from '#src/barcodes/wallet-barcode.ts';
import type { Problem } from '#src/problems.ts';
import type { Ticket } from '#src/tickets/ticket.ts';
import { colourText, kindColours, movieColour, type PageColours, type PassColours, passColours } from '../colours.ts';
import type { SymbolName } from '../images/symbols.ts';
import { type PassBarcode, type PassJson, passJsonSchema } from '../pass-json.ts';
import { backFacts, originFields } from './back.ts';
import { altTextOf, isWide } from './barcode-entries.ts';
import { describe, ticketName } from './description.ts';
import { type Facts, factsOf } from './facts.ts';
import { fitFront } from './front.ts';
import { layouts } from './layouts.ts';
import { originSentence } from './origin.ts';
import { locationsOf } from './places.ts';
import { relevanceOf } from './relevance.ts';
import { isCompleteFlight, semanticsOf } from './semantics.ts';
import { firmForms } from './short-names.ts';

/** What a design needs beside the ticket. */
export type DesignContext = {
  readonly passTypeIdentifier: string;
  readonly teamIdentifier: string;
  /** A random UUID; the same one again would replace a pass on the phone. */
  readonly serialNumber: string;
  readonly serviceName: string;
  /** Web or mail address of whoever runs the service. */
  readonly contact: string;
  /** Name of the file that the ticket came from. */
  readonly fileName: string;
  /** ISO 8601. */
  readonly now: string;
  /** Colours of the ticket's page, strongest first. */
  readonly colours?: PageColours;
};

/** A pass before it is drawn and signed. */
export type PassDesign = {
  readonly passJson: PassJson;
  /** The symbol of the icon; its colours are those of the pass. */
  readonly symbol: SymbolName;
  readonly colours: PassColours;
  /** Sentences of ours that are translated, English first. */
  readonly sentences: readonly (readonly string[])[];
  /** What the holder should know about the code. */
  readonly problems: readonly Problem[];
};

/** Decides what stands where on the pass of a ticket. Refuses when Wallet cannot carry its code. */
export function designPass(ticket: Ticket, context: DesignContext): PassDesign | { readonly refused: Problem } {
  const facts = factsOf(ticket);
  const code = facts.barcode ? walletBarcodes(facts.barcode) : { entries: [], problems: [] };
  if ('refused' in code) return code;
  const colours = passColours(context.colours ?? [], fallbackColour(facts));
  const issuer = facts.fields.issuer ?? facts.fields.carrier;
  const origin = originSentence({ ...context, issuer });
  const draft = {
    ...topLevel(facts, ticket, context),
    backgroundColor: colourText(colours.background),
    foregroundColor: colourText(colours.foreground),
    labelColor: colourText(colours.label),
    ...styled(facts, withAltText(code.entries, altTextOf(facts)), { text: origin[0]!, contact: context.contact }),
  };
  return {
    passJson: passJsonSchema.parse(draft),
    symbol: symbolOf(facts),
    colours,
    sentences: [origin],
    problems: code.problems,
  };
}

function topLevel(facts: Facts, ticket: Ticket, context: DesignContext) {
  const issuer = facts.fields.issuer ?? facts.fields.carrier;
  const style = layouts[facts.kind](facts).style;
  const order = ticket.order && (style === 'boardingPass' || style === 'eventTicket') ? ticket.order : undefined;
  return {
    formatVersion: 1,
    passTypeIdentifier: context.passTypeIdentifier,
    teamIdentifier: context.teamIdentifier,
    serialNumber: context.serialNumber,
    organizationName: (issuer && firmForms(issuer).find((name) => name.length <= 100)) ?? context.serviceName,
    description: describe(facts),
    ...(order ? { groupingIdentifier: groupName(order) } : {}),
  };
}

/** The parts that depend on the style. */
function styled(
  facts: Facts,
  barcodes: readonly PassBarcode[],
  origin: { readonly text: string; readonly contact: string },
) {
  const layout = layouts[facts.kind](facts);
  const logoText = logoTextOf(facts);
  const front = fitFront(layout, { wideCode: isWide(barcodes), logoText });
  const semantics = semanticsOf(facts, layout.style, layout.transitType);
  const locations = locationsOf(facts);
  const { relevantDate, relevantDates, expirationDate } = relevanceOf(facts);
  // Cards know no dates of relevance, generic passes only together with a place.
  const dated =
    layout.style === 'boardingPass' || layout.style === 'eventTicket' || (layout.style === 'generic' && locations);
  return {
    logoText,
    ...(barcodes.length > 0 ? { barcodes } : {}),
    ...(locations ? { locations } : {}),
    ...(dated && relevantDate ? { relevantDate } : {}),
    ...(dated && relevantDates?.length ? { relevantDates } : {}),
    ...(expirationDate ? { expirationDate } : {}),
    ...(semantics ? { semantics } : {}),
    ...(isCompleteFlight(semantics) ? { preferredStyleSchemes: ['semanticBoardingPass', 'boardingPass'] } : {}),
    [layout.style]: {
      ...(layout.transitType ? { transitType: layout.transitType } : {}),
      ...front,
      backFields: [...backFacts(facts), ...originFields(origin)],
    },
  };
}

const longestLogoText = 20;

/** The issuer beside the icon; what the pass is where the issuer is unknown or too long. */
function logoTextOf(facts: Facts): string {
  const { fields } = facts;
  const names = [fields.issuer, fields.carrier].flatMap((name) => (name ? firmForms(name) : []));
  return names.find((name) => name.length <= longestLogoText) ?? ticketName(facts);
}

const withAltText = (entries: readonly Omit<PassBarcode, 'altText'>[], altText: string | undefined): PassBarcode[] =>
  entries.map((entry) => ({ ...entry, ...(altText ? { altText } : {}) }));

const groupName = (order: string): string => `order-${order.replace(/[^\x21-\x7e]/g, '').slice(0, 90) || 'one'}`;

function fallbackColour({ kind, fields }: Facts) {
  return kind === 'event' && fields.eventType === 'movie' ? movieColour : kindColours[kind];
}

function symbolOf({ kind, fields }: Facts): SymbolName {
  return kind === 'event' && fields.eventType === 'movie' ? 'clapper' : kindSymbols[kind];
}

/** LIST: the symbol of each kind. */
const kindSymbols: Readonly<Record<Facts['kind'], SymbolName>> = {
  flight: 'plane',
  train: 'train',
  bus: 'bus',
  boat: 'ship',
  event: 'ticket',
  hotel: 'bed',
  restaurant: 'cutlery',
  rental: 'car',
  parking: 'parking',
  voucher: 'tag',
  giftCard: 'gift',
  membership: 'card',
  pass: 'rings',
  code: 'bars',
};
