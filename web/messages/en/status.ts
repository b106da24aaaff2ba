/** Texts of /status. */
export const status = {
  title: 'System Status',
  description: 'Whether the converter works right now.',
  heading: 'System Status',
} as const;
