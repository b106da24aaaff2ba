/** Whether a day (`YYYY-MM-DD`) or a time of one (`YYYY-MM-DDTHH:mm`) exists: 31 February and 24:30 do not. */
export function isReal(local: string): boolean {
  const date = new Date(local.length === 10 ? `${local}T00:00:00Z` : `${local}:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(local);
}
