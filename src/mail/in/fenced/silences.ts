/** LIST: why a mail gets no answer, and so is not converted. The words are for logs. */
export const silences = [
  'null-sender',
  'automatic',
  'vacation',
  'bulk',
  'list',
  'suppressed',
  'report',
  'calendar-reply',
  'no-single-sender',
  'ourselves',
  'robot',
  'not-to-us',
  'postmaster',
  'not-authenticated',
  'repeated',
  'too-many',
] as const;

/** Why a mail gets no answer. */
export type Silence = (typeof silences)[number];
