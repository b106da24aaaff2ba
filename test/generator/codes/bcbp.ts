/** One leg of a bar coded boarding pass, IATA Resolution 792. */
export type BoardingLeg = {
  readonly pnr: string;
  readonly from: string;
  readonly to: string;
  readonly carrier: string;
  readonly number: number;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly cabin: string;
  readonly seat: string;
  readonly sequence: number;
};

/** Writes format M with mandatory items only, or with the unique conditional items of version 6. */
export function writeBoardingPass(name: string, legs: readonly BoardingLeg[], conditional: boolean): Uint8Array {
  const head = `M${legs.length}${name.replace(' ', '').slice(0, 20).padEnd(20)}E`;
  const unique = conditional ? `>60B${'WW'}${julian(legs[0]!.day, true)}B${legs[0]!.carrier.padEnd(3)}` : '';
  const text = legs.map((leg, index) => mandatory(leg) + field(index === 0 ? unique : '')).join('');
  return new TextEncoder().encode(head + text);
}

/** The mandatory, repeated items of one leg, without the size of what follows. */
function mandatory(leg: BoardingLeg): string {
  const seat = /^(\d+)([A-Z])$/.exec(leg.seat);
  return [
    leg.pnr.padEnd(7),
    leg.from,
    leg.to,
    leg.carrier.padEnd(3),
    `${String(leg.number).padStart(4, '0')} `,
    julian(leg.day, false),
    leg.cabin,
    seat ? seat[1]!.padStart(3, '0') + seat[2]! : '    ',
    `${String(leg.sequence).padStart(4, '0')} `,
    '1',
  ].join('');
}

/** Day of the year in three digits, with the last digit of the year before it where asked. */
function julian(day: string, withYear: boolean): string {
  const [year, month, date] = day.split('-').map(Number);
  const number = (Date.UTC(year!, month! - 1, date!) - Date.UTC(year!, 0, 1)) / 86_400_000 + 1;
  return (withYear ? String(year! % 10) : '') + String(number).padStart(3, '0');
}

function field(content: string): string {
  return content.length.toString(16).toUpperCase().padStart(2, '0') + content;
}
