import { walletBarcodes } from '#src/barcodes/wallet-barcode.ts';
import type { Problem } from '#src/problems.ts';
import type { Ticket } from '#src/tickets/ticket.ts';
import { colourText, type PageColours, type PassColours } from '../colours.ts';
import type { Pictures } from '../images/pass-images.ts';
import type { Rgb } from '../images/png.ts';
import { type PassBarcode, type PassJson, type PassStyle, parsePassJson } from '../pass-json.ts';
import { backFacts, doubtFields, originFields } from './back.ts';
import { altTextOf, isWide } from './barcode-entries.ts';
import { describe } from './description.ts';
import { type Facts, factsOf } from './facts.ts';
import { fitFront } from './front.ts';
import type { Layout } from './layout.ts';
import { layouts } from './layouts.ts';
import { dialled, type ProvenHosts, provenAddress, provenSite } from './links.ts';
import { type Look, lookOf } from './look.ts';
import { originSentence } from './origin.ts';
import { ownName, ticketName } from './own-names.ts';
import { ownTexts } from './own-texts.ts';
import { locationsOf } from './places.ts';
import { posterOf } from './poster.ts';
import { relevanceOf } from './relevance.ts';
import { isCompleteFlight, semanticsOf } from './semantics.ts';
import { firmForms } from './short-names.ts';
import type { Translated } from './strings.ts';
import type { Apart } from './tell-apart.ts';

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
  /** What tells the pass from others of its order. */
  readonly apart?: Apart;
  /** The pictures that the pass has beside its icon. */
  readonly pictures?: Pictures;
  /** Hosts that are proven to be the issuer's; nothing else that a document says becomes a link. */
  readonly hosts?: ProvenHosts;
  /** The background that a person chose, in place of theirs. */
  readonly background?: Rgb;
};

/** A pass before it is drawn and signed. */
export type PassDesign = Look & {
  /** What the pass was made of. */
  readonly facts: Facts;
  readonly passJson: PassJson;
  /** Texts of ours that are translated, labels aside; English first. */
  readonly texts: readonly Translated[];
  /** What the holder should know about the code. */
  readonly problems: readonly Problem[];
};

/** Decides what stands where on the pass of a ticket. Refuses when Wallet cannot carry its code. */
export function designPass(ticket: Ticket, context: DesignContext): PassDesign | { readonly refused: Problem } {
  const facts = factsOf(ticket);
  const code = facts.barcode ? walletBarcodes(facts.barcode) : { entries: [], problems: [] };
  if ('refused' in code) return code;
  const layout = layouts[facts.kind](facts);
  const look = lookOf(facts, context.colours ?? [], context.background);
  const origin = originSentence({ ...context, issuer: issuerOf(facts) });
  const altText = altTextOf(facts);
  const barcodes = withAltText(code.entries, altText);
  const logoText = context.pictures?.logo === 'name' ? undefined : logoTextOf(facts, context.apart);
  const front = fitFront(layout, {
    wideCode: isWide(barcodes),
    logoText,
    altText,
    ...(context.pictures ? { pictures: context.pictures } : {}),
    ...(context.apart ? { apart: context.apart } : {}),
  });
  const backFields = [
    ...doubtFields(ticket.problems),
    ...backFacts(facts, context.hosts),
    ...originFields({ text: origin[0]!, contact: context.contact }),
  ];
  const draft = {
    ...identity(facts, context),
    ...colourKeys(look.colours),
    ...(logoText ? { logoText } : {}),
    ...(barcodes.length > 0 ? { barcodes } : {}),
    ...(ticket.order && grouped.has(layout.style) ? { groupingIdentifier: groupName(ticket.order) } : {}),
    ...whenAndWhere(facts, layout.style),
    ...machineReadable(facts, layout),
    ...reachable(facts, layout.style, context.hosts ?? []),
    [layout.style]: { ...(layout.transitType ? { transitType: layout.transitType } : {}), ...front, backFields },
    ...(context.pictures?.poster ? posterOf(front, layout.style, backFields) : {}),
  };
  const passJson = parsePassJson(layout.style, draft);
  const texts = ownTexts(passJson, { facts, problems: ticket.problems, origin });
  return { passJson, ...look, facts, texts, problems: code.problems };
}

/** Who stands behind the pass is who signs it: the issuer as read is in `logoText` and on the back, never here. */
function identity(facts: Facts, context: DesignContext) {
  return {
    formatVersion: 1,
    passTypeIdentifier: context.passTypeIdentifier,
    teamIdentifier: context.teamIdentifier,
    serialNumber: context.serialNumber,
    organizationName: context.serviceName,
    description: describe(facts),
  };
}

const colourKeys = ({ background, foreground, label }: PassColours) => ({
  backgroundColor: colourText(background),
  foregroundColor: colourText(foreground),
  labelColor: colourText(label),
});

/** Cards know no dates of relevance, generic passes only together with a place. */
function whenAndWhere(facts: Facts, style: PassStyle) {
  const { relevantDate, relevantDates, expirationDate } = relevanceOf(facts);
  const locations = locationsOf(facts, style);
  const dated = grouped.has(style) || (style === 'generic' && locations !== undefined);
  return {
    ...(locations ? { locations } : {}),
    ...(dated && relevantDate ? { relevantDate } : {}),
    ...(dated && relevantDates?.length ? { relevantDates } : {}),
    ...(expirationDate ? { expirationDate } : {}),
  };
}

function machineReadable(facts: Facts, { style, transitType }: Layout) {
  const semantics = semanticsOf(facts, style, transitType);
  return {
    ...(semantics ? { semantics } : {}),
    ...(isCompleteFlight(semantics) ? { preferredStyleSchemes: ['semanticBoardingPass', 'boardingPass'] } : {}),
  };
}

/**
 * How to reach the issuer, for the buttons below the pass (iOS 26 and 27): only where its own mail or code proves its host,
 * so that nobody's number stands there as the carrier's. All of it is on the back, too.
 */
function reachable({ fields }: Facts, style: PassStyle, hosts: ProvenHosts) {
  if (hosts.length === 0) return {};
  const phone = dialled(fields.phone);
  const email = provenAddress(fields.email, hosts);
  const site = provenSite(fields.website, hosts);
  const own = style === 'boardingPass' && (!fields.carrier || !fields.issuer || fields.carrier === fields.issuer);
  return {
    ...(phone ? { featuredActions: [{ identifier: 'call', type: 'call', url: `tel:${phone}` }] } : {}),
    ...(own && phone ? { transitProviderPhoneNumber: phone } : {}),
    ...(own && email ? { transitProviderEmail: email } : {}),
    ...(own && site ? { transitProviderWebsiteURL: site } : {}),
  };
}

/** The styles that Wallet stacks by order, and brings up by date alone. */
const grouped: ReadonlySet<PassStyle> = new Set(['boardingPass', 'eventTicket']);

const longestLogoText = 20;

/**
 * The issuer beside the icon; what the pass is where the issuer is unknown or too long, in one short word where the day and what
 * tells it from others of its order stand there as well.
 */
function logoTextOf(facts: Facts, apart: Apart | undefined): string {
  const { issuer, carrier } = facts.fields;
  // Without its legal form where it has one.
  const names = [issuer, carrier].flatMap((name) => (name ? firmForms(name).toReversed() : []));
  const own = apart?.keys.length && facts.kind === 'event' ? ownName('ticket') : ticketName(facts);
  return names.find((name) => name.length <= longestLogoText) ?? own;
}

const issuerOf = ({ fields }: Facts) => fields.issuer ?? fields.carrier;

const withAltText = (entries: readonly Omit<PassBarcode, 'altText'>[], altText: string | undefined): PassBarcode[] =>
  entries.map((entry) => ({ ...entry, ...(altText ? { altText } : {}) }));

const groupName = (order: string): string => `order-${order.replace(/[^\x21-\x7e]/g, '').slice(0, 90) || 'one'}`;
