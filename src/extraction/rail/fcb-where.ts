/** Where documents of the flexible content barcode are valid, besides their two stations: on the way, in zones, on lines. */
import type { PerRecord } from '#src/barcodes/per/decode-per.ts';
import { codeIn, listIn, recordIn, recordsIn, textIn } from '#src/barcodes/per/record.ts';
import { tableOf } from './fcb-common.ts';
import { railStation } from './rail-station.ts';

/** More stations than these are shown as none: the front of a pass has no room for them. */
const most = 4;

/** The way: as the issuer describes it, else the names of the stations that it leads through. */
export function wayOf(ticket: PerRecord): string | undefined {
  const described = viaOf(textIn(ticket, 'validRegionDesc'));
  if (described) return described;
  const names = regionsOf(ticket, 'viaStations').flatMap(stationsOnWay);
  return names.length > 0 && names.length <= most && names.every(Boolean) ? names.join(' – ') : undefined;
}

/** A station, or the ones of a route, empty where one is unknown; alternatives say no one way. */
function stationsOnWay(via: PerRecord): readonly string[] {
  if (listIn(via, 'alternativeRoutes').length > 0) return [''];
  const code = codeIn(via, 'station');
  const own = code === undefined ? [] : [railStation({ code, table: tableOf(via) }).name ?? ''];
  return [...own, ...recordsIn(via, 'route').flatMap(stationsOnWay)];
}

/** `Via: <1080>HH*H*M`: the label and the codes of carriers are for inspectors. */
export function viaOf(text: string | undefined): string | undefined {
  return (
    text
      ?.replace(/^\s*via:?\s*/i, '')
      .replace(/<\d{4}>|\[\d{4}\]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim() || undefined
  );
}

/** `Zones 110, 120` and `Lines 3, 4`: numbers as the association prints them. */
export function zonesOf(ticket: PerRecord): string | undefined {
  const numbered = (choice: string, list: string, [one, many]: readonly [string, string]) => {
    const numbers = [...new Set(regionsOf(ticket, choice).flatMap((region) => listIn(region, list).map(String)))];
    if (numbers.length === 0 || numbers.length > 3 * most) return [];
    return [`${numbers.length === 1 ? one : many} ${numbers.join(', ')}`];
  };
  const parts = [...numbered('zones', 'zoneId', ['Zone', 'Zones']), ...numbered('lines', 'lineId', ['Line', 'Lines'])];
  return parts.join(', ') || undefined;
}

function regionsOf(ticket: PerRecord, choice: string): readonly PerRecord[] {
  return recordsIn(ticket, 'validRegion')
    .map((region) => recordIn(region, choice))
    .filter((region) => region !== undefined);
}
