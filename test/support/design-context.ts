import type { DesignContext } from '#src/passes/design/design-pass.ts';

/** In whose name passes of tests are designed, of which file and when. */
export const designContext = {
  passTypeIdentifier: 'pass.org.example',
  teamIdentifier: 'ABCDE12345',
  serialNumber: '3f1c2b0a-7c55-4c0e-9b0e-0d6f6a7f2f11',
  serviceName: 'Passlift',
  contact: 'help@example.org',
  fileName: 'ticket.pdf',
  now: '2026-11-20T12:00:00Z',
} satisfies DesignContext;
