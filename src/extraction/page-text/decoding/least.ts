/**
 * From which likelihood on a span fills a field that nothing else filled, gives a day its clock, and takes the place of another
 * reading: by so much log-odds.
 */
export const least = { fill: 0.7, clock: 0.86, replace: 0.75, margin: 0.35, odds: 2, keep: 0.12 };
