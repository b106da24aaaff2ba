/**
 * From which likelihood on a span fills a field that nothing else filled, gives a day its clock, and takes the place of another
 * reading: by so much log-odds. `mostly`: a field whose likeliest span mostly is right, though unsure.
 */
export const least = { fill: 0.7, mostly: 0.5, clock: 0.86, replace: 0.75, margin: 0.35, odds: 2, keep: 0.12 };
