/** A number of minutes in words, in whole days, hours and minutes: "60 minutes", "1 day, 2 hours". */
export function durationOf(minutes: number, language = 'en'): string {
  if (minutes <= 90) return part(minutes, 'minute', language);
  const days = Math.floor(minutes / 1440);
  const hours = Math.floor((minutes % 1440) / 60);
  const rest = Math.round(minutes % 60);
  const parts = [
    ...(days ? [part(days, 'day', language)] : []),
    ...(hours ? [part(hours, 'hour', language)] : []),
    ...(rest ? [part(rest, 'minute', language)] : []),
  ];
  return new Intl.ListFormat(language, { type: 'unit' }).format(parts);
}

function part(value: number, unit: 'day' | 'hour' | 'minute', language: string): string {
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}
