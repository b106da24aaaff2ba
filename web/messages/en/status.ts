/** Texts of /status. */
export const words = {
  title: 'System Status',
  description: 'Whether the converter works right now. Refreshed every 30 seconds.',
  heading: 'System Status',
  lead: 'Asked of the service itself, every 30 seconds.',
  operational: 'Operational',
  operationalLead: 'Everything works.',
  degraded: 'Degraded',
  degradedLead: 'Something does not work as it should. Conversions may fail or take longer.',
  failed: 'Error fetching status',
  failedLead: 'The service did not answer. We keep asking.',
  checking: 'Asking …',
  facts: { service: 'Service', status: 'Status', version: 'Version', timestamp: 'Last checked' },
  noScript: 'This page asks by script. Without it, read the answer at',
} as const;
