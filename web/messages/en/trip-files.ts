/** Texts of the files that a ticket can be had as beside its pass. */
export const tripFiles = {
  calendar: 'Add to calendar',
  jsonLd: 'Trip data (JSON-LD)',
} as const;
