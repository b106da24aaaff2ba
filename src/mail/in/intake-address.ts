/** The intake address of those who want a calendar with their passes: `tickets+ics@example.org` (RFC 5233). */
export function calendarAddressOf(intake: string): string {
  return intake.replace(/@(?=[^@]*$)/, '+ics@');
}

/** The address that mail is taken for: the one that is set, or one that goes with the public address. */
export function intakeAddressOf(config: { readonly INTAKE_ADDRESS: string; readonly PUBLIC_URL: string }): string {
  const host = new URL(config.PUBLIC_URL || 'http://passlift.localhost').hostname;
  return config.INTAKE_ADDRESS || `tickets@${host}`;
}
