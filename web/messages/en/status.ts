import { counted } from '#src/languages/say.ts';

/** Texts of /status. */
export const words = {
  title: 'System Status',
  description: 'Whether the converter works right now. Refreshed every 30 seconds.',
  heading: 'System Status',
  lead: 'Checked every 30 seconds.',
  operational: 'Operational',
  operationalLead: 'Everything works.',
  degraded: 'Degraded',
  degradedLead: 'Something does not work as it should. Conversions may fail or take longer.',
  failed: 'Error fetching status',
  failedLead: 'The service did not answer. We keep asking.',
  checking: 'Asking …',
  facts: { service: 'Service', status: 'Status', version: 'Version', timestamp: 'Last checked' },
  days: {
    title: 'The last 90 days',
    doors: { web: 'Website', key: 'API', mail: 'E-mail' },
    lastMade: (when: string) => `Last pass made: ${when}`,
    neverMade: 'No pass made in this time',
    up: (part: string) => `Up ${part} of the time.`,
    /** The same of fewer days than are shown: of the others nothing is known. */
    upOn: (part: string, days: number) =>
      `Watched for ${counted('en', days, { one: '{n} day', other: '{n} days' })}: up ${part} of the time.`,
    read: (files: number, faults: number) =>
      `${counted('en', files, { one: '{n} file read', other: '{n} files read' })}, ${faults || 'none'} lost through our fault.`,
    unknown: 'Nothing is known yet.',
    legend: { well: 'Worked', some: 'Worked in part', ill: 'Did not work', unknown: 'Not known' },
    bad: 'Days that were not well',
    day: (day: string, part: string, faults: number) =>
      `${day}: up ${part} of the time, ${counted('en', faults, { one: '{n} file lost', other: '{n} files lost' })}`,
  },
  noScript: 'This page asks by script. Without it, read the answer at',
} as const;
