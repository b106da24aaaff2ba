/** IATA codes that are no open airport: cities with several airports, railway stations of rail and fly, closed airports. */
import type { Airport } from './airport.ts';

type Row = readonly [code: string, name: string, country: string, latitude: number, longitude: number, zone: string];

const cities: readonly Row[] = [
  ['LON', 'London', 'GB', 51.507, -0.128, 'Europe/London'],
  ['PAR', 'Paris', 'FR', 48.857, 2.352, 'Europe/Paris'],
  ['ROM', 'Rome', 'IT', 41.893, 12.483, 'Europe/Rome'],
  ['MIL', 'Milan', 'IT', 45.464, 9.19, 'Europe/Rome'],
  ['STO', 'Stockholm', 'SE', 59.329, 18.069, 'Europe/Stockholm'],
  ['MOW', 'Moscow', 'RU', 55.756, 37.617, 'Europe/Moscow'],
  ['BUH', 'Bucharest', 'RO', 44.433, 26.1, 'Europe/Bucharest'],
  ['REK', 'Reykjavik', 'IS', 64.147, -21.94, 'Atlantic/Reykjavik'],
  ['TCI', 'Tenerife', 'ES', 28.292, -16.629, 'Atlantic/Canary'],
  ['NYC', 'New York', 'US', 40.713, -74.006, 'America/New_York'],
  ['WAS', 'Washington', 'US', 38.907, -77.037, 'America/New_York'],
  ['CHI', 'Chicago', 'US', 41.878, -87.63, 'America/Chicago'],
  ['DTT', 'Detroit', 'US', 42.331, -83.046, 'America/Detroit'],
  ['QDF', 'Dallas', 'US', 32.777, -96.797, 'America/Chicago'],
  ['QHO', 'Houston', 'US', 29.76, -95.37, 'America/Chicago'],
  ['QLA', 'Los Angeles', 'US', 34.052, -118.244, 'America/Los_Angeles'],
  ['YTO', 'Toronto', 'CA', 43.651, -79.383, 'America/Toronto'],
  ['YMQ', 'Montreal', 'CA', 45.502, -73.567, 'America/Toronto'],
  ['YEA', 'Edmonton', 'CA', 53.546, -113.494, 'America/Edmonton'],
  ['BUE', 'Buenos Aires', 'AR', -34.604, -58.382, 'America/Argentina/Buenos_Aires'],
  ['SAO', 'São Paulo', 'BR', -23.551, -46.633, 'America/Sao_Paulo'],
  ['RIO', 'Rio de Janeiro', 'BR', -22.907, -43.173, 'America/Sao_Paulo'],
  ['BHZ', 'Belo Horizonte', 'BR', -19.917, -43.934, 'America/Sao_Paulo'],
  ['TYO', 'Tokyo', 'JP', 35.677, 139.65, 'Asia/Tokyo'],
  ['OSA', 'Osaka', 'JP', 34.694, 135.502, 'Asia/Tokyo'],
  ['SPK', 'Sapporo', 'JP', 43.062, 141.354, 'Asia/Tokyo'],
  ['SEL', 'Seoul', 'KR', 37.567, 126.978, 'Asia/Seoul'],
  ['BJS', 'Beijing', 'CN', 39.904, 116.407, 'Asia/Shanghai'],
  ['JKT', 'Jakarta', 'ID', -6.209, 106.846, 'Asia/Jakarta'],
];

const stations: readonly Row[] = [
  ['QKL', 'Köln Hbf', 'DE', 50.943, 6.959, 'Europe/Berlin'],
  ['QDU', 'Düsseldorf Hbf', 'DE', 51.22, 6.794, 'Europe/Berlin'],
  ['ZWS', 'Stuttgart Hbf', 'DE', 48.784, 9.182, 'Europe/Berlin'],
  ['ZRB', 'Frankfurt (Main) Hbf', 'DE', 50.107, 8.664, 'Europe/Berlin'],
  ['ZMB', 'Hamburg Hbf', 'DE', 53.553, 10.007, 'Europe/Berlin'],
  ['ZMU', 'München Hbf', 'DE', 48.14, 11.558, 'Europe/Berlin'],
  ['ZYR', 'Bruxelles-Midi', 'BE', 50.836, 4.336, 'Europe/Brussels'],
  ['ZWE', 'Antwerpen-Centraal', 'BE', 51.217, 4.421, 'Europe/Brussels'],
  ['XPG', 'Paris Gare du Nord', 'FR', 48.881, 2.355, 'Europe/Paris'],
  ['XYD', 'Lyon Part-Dieu', 'FR', 45.761, 4.86, 'Europe/Paris'],
  ['QQS', 'London St Pancras', 'GB', 51.531, -0.126, 'Europe/London'],
];

const closed: readonly Row[] = [
  ['TXL', 'Berlin Tegel Airport', 'DE', 52.56, 13.288, 'Europe/Berlin'],
  ['SXF', 'Berlin Schönefeld Airport', 'DE', 52.38, 13.523, 'Europe/Berlin'],
  ['THF', 'Berlin Tempelhof Airport', 'DE', 52.473, 13.404, 'Europe/Berlin'],
];

/** Basel, Mulhouse and Freiburg share an airport with a code in France (MLH), in Switzerland (BSL) and for both (EAP). */
const shared: readonly Row[] = [
  ['EAP', 'EuroAirport Basel-Mulhouse-Freiburg Airport', 'FR', 47.59, 7.529, 'Europe/Paris'],
  ['MLH', 'EuroAirport Basel-Mulhouse-Freiburg Airport', 'FR', 47.59, 7.529, 'Europe/Paris'],
];

/** LIST: all of them; none takes the code of an airport that is open. */
export const otherPlaces: readonly Airport[] = [
  ...cities.map((row) => place('city', row)),
  ...stations.map((row) => place('station', row)),
  ...closed.map((row) => place('closed', row)),
  ...shared.map((row) => place('airport', row)),
];

function place(type: Airport['type'], [code, name, country, latitude, longitude, zone]: Row): Airport {
  const city = cityOf(type, name);
  return { code, type, rank: 3, name, city, country, location: { latitude, longitude }, zone, otherNames: [] };
}

function cityOf(type: Airport['type'], name: string): string {
  if (type === 'airport') return 'Basel';
  if (type === 'closed') return 'Berlin';
  return name.split(/ (?:Hbf|\(|Gare|Part|St )|-(?:Midi|Centraal)/)[0]!;
}
