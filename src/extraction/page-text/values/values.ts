/**
 * The door of this room: what other readers than the page's ask of it. How days, clocks, amounts, numbers, codes, names and places are told
 * from other words.
 */
export { findCode, isCode } from './codes.ts';
export { findDates, withoutDates } from './dates.ts';
export { fitOf } from './fit.ts';
export { decimalOf, findMoney, symbolsOf } from './money.ts';
export { looksLikeName, readName } from './names.ts';
export { findNumbers, type NumberSpan } from './numbers.ts';
export { readMoney } from './read-value.ts';
export { readPlace } from './stops.ts';
export { findTimes, readTime } from './times.ts';
export type { WrittenDay } from './written-day.ts';
