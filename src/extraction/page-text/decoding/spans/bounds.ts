import { fromLogOdds, logOdds } from '../../scoring/calibration.ts';

/**
 * LIST: from which likelihood on the decoder takes a span for what, and what ways to part an order are worth. They hold for the scorer's scale
 * (`scoring/calibration.ts`) and are searched on documents that were read by scorers that did not know their issuer: `npm run tune --
 * --cross DIR --bounds`.
 */
export const bounds = {
  /** A field that nothing else filled. */
  fill: 0.7,
  /** The same of a field whose likeliest span mostly is right, though unsure. */
  mostly: 0.5,
  /** What an order of one ticket costs, and each of several; a visitor's name; an end. */
  priceAlone: 0.82,
  price: 0.85,
  visitor: 0.9,
  end: 0.82,
  /** A departure's day that stands beside its clock; one that stands in its leg. */
  beside: 0.8,
  ownDay: 0.8,
  /** A day's clock. */
  clock: 0.78,
  /** What takes the place of another reading: at all, by how much in likelihood where there are several tickets, by how much in log-odds where there is one. */
  replace: 0.75,
  margin: 0.35,
  odds: 2,
  /** From here on one part of a hall is no likelier than another. */
  certain: 0.98,
  /** Below this a reading of the rules goes. */
  keep: 0.12,
  /** By how much a span is rather something else. */
  rather: 0.1,
  /** A value that is told by one more place; that a leg of several tells. */
  again: 0.5,
  zone: 0.5,
  /** Rides of which the scorer takes less than this for one. */
  phantom: 0.1,
  /** Something of one's own, for a ticket that the rules did not see. */
  bare: 0.8,
  /** What begins a thing of an order of several, or names it; and what may, where it is made and placed as one that surely does. */
  begins: 0.5,
  alike: 0.15,
  /** What may be part of a leg; and by its log-odds, a departure's clock beside no other one. */
  element: 0.25,
  lone: -1.5,
  /** How likely either half of a line "A – B" must be some end for both to be ends, and what they are then at least. */
  route: 0.3,
  routeEnd: 0.7,
  /** How likely what stands in a plain leg is what it is there. */
  plain: 0.95,
  /**
   * What a leg costs, so that one is not taken apart without need; an end before its begin; a part far from the others; a cut within a line; each day that it takes; an end that
   * looks like the other one; a day behind its departure; an arrival's clock before the departure's, or more than a day after it; to leave
   * before the leg above; and at most a further name of a place. What it is worth to go on from where one arrived, to go back, to be made as the leg above, and to have both ends; and how much more than as
   * it is read a cut in another order must be worth, or one that has more legs.
   */
  leg: 8,
  turned: 3,
  gap: 4,
  inLine: 1.5,
  otherDay: 2,
  role: 5,
  dayBehind: 0.5,
  overnight: 1,
  longRide: 3,
  earlier: 2,
  alias: 1,
  onward: 2,
  back: 4,
  madeAlike: 1.5,
  pair: 1,
  reordered: 3,
  moreLegs: 0.5,
  /** Of spans with a traveller's name the best one, and any other; names of a list that surely are travellers, and others in lines made alike. */
  traveller: 0.5,
  named: 0.3,
  surely: 0.9,
  listed: 0.7,
  /** What tells admissions of an order apart; a visitor's name that does. */
  admission: 0.7,
  holder: 0.9,
  /** What may be a traveller's own; and what tickets of an order may share, told apart only where it is likely. */
  own: 0.3,
  shared: 0.6,
  /** A span that others are like, what they are raised to, and from where on they are something else. */
  sibling: 0.8,
  raised: 0.72,
  else: 0.6,
  /** By how much, as the logarithm of a ratio, another kind must be likelier than the rules' one, and more for each point that this one leads by; where they see none; and what only a ticket says. */
  kindBeyond: 1,
  kindLead: 0.3,
  kindAlone: 0.3,
  kindOwn: 0.8,
  /** From where on a booking surely is of the kind that the rules hold it for, and of no other. */
  kindSure: 0.95,
  /** From where on a booking of which the ends and the departure of a ride are seen is one, of what kind ever. */
  kindRides: 0.45,
};

/** How likely a span must be to take the place of what is so likely; of several tickets a span may be another one's. */
export function beyond(likely: number, isAlone: boolean): number {
  return isAlone ? fromLogOdds(logOdds(likely) + bounds.odds) : likely + bounds.margin;
}
