/** Whether a day (`YYYY-MM-DD`) or a time of one (`YYYY-MM-DDTHH:mm`) exists: 31 February and 24:30 do not. */
export function isReal(local: string): boolean {
  const date = new Date(local.length === 10 ? `${local}T00:00:00Z` : `${local}:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(local);
}

/** A day (`YYYY-MM-DD`) with its clock (`HH:mm`); the day alone without a clock that exists, undefined for a day that does not. */
export function realTime(day: string, clock: string | undefined): string | undefined {
  if (!isReal(day)) return undefined;
  return clock && isReal(`${day}T${clock}`) ? `${day}T${clock}` : day;
}
