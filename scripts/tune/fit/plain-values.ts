import type { Random } from '#test/generator/random.ts';
import type { Typed } from './examples.ts';
import { currencies, houses, names, orSimilar, taxed, theatre, towards, vehicles } from './plain-words.ts';

/**
 * Values as issuers print them that invented sheets lack: money with its tax, makes and types of vehicles, a house with
 * its street, several areas, cards in groups, places of a theatre in words,
 * a number with the way of its train. Some of them, other ones for every sheet.
 */
export function plainValues(random: Random): readonly Typed[] {
  const some = (share: number, text: () => Typed): readonly Typed[] => (random.chance(share) ? [text()] : []);
  return [
    ...some(0.6, () => ({ text: taxedPrice(random), types: ['money'], unclear: ['number'] })),
    ...some(0.3, () => ({ text: vehicle(random), types: ['text'], unclear: ['code', 'number', 'place', 'stop'] })),
    ...some(0.5, () => ({ text: houseWithStreet(random), types: ['place', 'stop', 'address'], unclear: ['number'] })),
    ...some(0.2, () => ({ text: areas(random), types: ['text'], unclear: ['seat', 'short', 'class', 'number'] })),
    ...some(0.3, () => ({ text: cardNumber(random), types: ['code'] })),
    ...some(0.25, () => ({ text: theatrePlace(random), types: ['short', 'text'], unclear: ['seat', 'place', 'stop'] })),
    ...some(0.2, () => ({
      text: numberWithWay(random),
      types: ['number'],
      unclear: ['place', 'stop', 'text', 'short', 'code', 'seat'],
    })),
  ];
}

function taxedPrice(random: Random): string {
  const thousands = random.chance(0.4) ? `${random.int(1, 9)}${random.pick(['.', ' ', ',', "'"])}` : '';
  const decimal = thousands.includes('.') ? ',' : thousands.includes(',') ? '.' : random.pick([',', '.']);
  const whole = thousands ? thousands + random.digits(3) : String(random.int(3, 980));
  const amount = random.chance(0.75) ? `${whole}${decimal}${random.digits(2)}` : whole;
  const currency = random.pick(currencies);
  const price = random.pick([
    `${amount} ${currency}`,
    `${amount}${currency}`,
    `${currency} ${amount}`,
    `$${amount} ${random.pick(['USD', 'CAD', 'AUD', 'NZD'])}`,
  ]);
  return `${price}${random.pick([' ', ' ', ', '])}${random.pick(taxed)}`;
}

function vehicle(random: Random): string {
  const type = random.pick(vehicles);
  return random.chance(0.3) ? `${type} ${random.pick(orSimilar)}` : type;
}

function houseWithStreet(random: Random): string {
  const [name, street] = [random.pick(names), random.pick(names)];
  const number = `${random.int(1, 190)}${random.chance(0.15) ? random.pick(['a', 'B', ' bis']) : ''}`;
  const way = random.pick([
    ...[
      `${street}straße ${number}`,
      `${street}gasse ${number}`,
      `${street}straat ${number}`,
      `${street}gatan ${number}`,
    ],
    ...[
      `${number} ${street} Street`,
      `${number} ${street} Road`,
      `${number}, rue ${street}`,
      `${number} avenue ${street}`,
    ],
    ...[`Via ${street} ${number}`, `Calle ${street}, ${number}`, `Rua ${street} ${number}`, `ul. ${street} ${number}`],
  ]);
  const house = random.pick([`${random.pick(houses)} ${name}`, `${name} ${random.pick(houses)}`]);
  return `${house}${random.pick([', ', ', ', ' · ', ' - ', '\n'])}${way}`;
}

function numberWithWay(random: Random): string {
  const number = `${random.chance(0.4) ? random.pick(['IC ', 'RE ', 'S', 'R ']) : ''}${random.int(2, 2400)}`;
  return `${number}${random.pick([', ', ' - ', ' '])}${random.pick(towards)} ${random.pick(names)}`;
}

function areas(random: Random): string {
  const first = random.int(1, 40);
  const list = [first, first + 1, first + random.int(2, 4)].slice(0, random.int(2, 3));
  const lettered = list.map((one) => String.fromCharCode(64 + (one % 20) + 1));
  const joined = random.pick([list, list, lettered]).join(random.pick([' + ', '+', ', ', ' & ', ' / ']));
  return random.chance(0.4) ? `${random.pick(['Zone', 'Zonen', 'Zones', 'Zona', 'Ring', 'zóna'])} ${joined}` : joined;
}

function cardNumber(random: Random): string {
  const groups = Array.from({ length: random.int(1, 4) }, () => random.digits(random.pick([3, 4, 4])));
  const first = random.pick([
    random.letters(2) + random.digits(2),
    random.letters(3),
    random.letters(2),
    random.digits(4),
  ]);
  return [first, ...groups].join(random.pick([' ', ' ', '-']));
}

function theatrePlace(random: Random): string {
  const [parts, sides] = random.pick(theatre);
  const part = random.pick(parts);
  return random.chance(0.5) ? `${part}${random.pick([' ', ', '])}${random.pick(sides)}` : part;
}
