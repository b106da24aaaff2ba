import { box, circle, cut, type Point, polygon, type Shape } from './raster.ts';

/** The symbols of our icons, in a square of 24 units. */

/** Side of the square that symbols are drawn in. */
export const symbolGrid = 24;

const mirrored = (...points: readonly Point[]): Shape =>
  polygon(...points, ...points.toReversed().map(([x, y]) => [symbolGrid - x, y] as const));

const plane = [
  mirrored(
    [12, 1],
    [13.3, 2.4],
    [13.7, 4],
    [13.7, 9],
    [22.5, 14.4],
    [22.5, 16.8],
    [13.7, 14],
    [13.3, 19.2],
    [16.2, 21.2],
    [16.2, 23],
    [12, 21.8],
  ),
];

const train = [
  box(5, 2, 14, 16, 3),
  cut(box(7.2, 5, 9.6, 5.6, 1)),
  cut(circle(8.6, 14.3, 1.3)),
  cut(circle(15.4, 14.3, 1.3)),
  polygon([7.4, 18.6], [10, 18.6], [7.8, 22.2], [5.2, 22.2]),
  polygon([16.6, 18.6], [14, 18.6], [16.2, 22.2], [18.8, 22.2]),
];

const bus = [
  box(4, 3, 16, 16, 2.4),
  cut(box(6, 6, 12, 6.4, 0.8)),
  cut(circle(7.4, 15.8, 1.2)),
  cut(circle(16.6, 15.8, 1.2)),
  box(5.4, 18, 3.4, 3.8, 0.9),
  box(15.2, 18, 3.4, 3.8, 0.9),
  box(1.8, 7.6, 1.3, 4.4, 0.6),
  box(20.9, 7.6, 1.3, 4.4, 0.6),
];

const ship = [
  polygon([1.8, 14], [22.2, 14], [18.8, 20.6], [5.2, 20.6]),
  box(5.4, 9, 13.2, 4.2, 0.6),
  cut(circle(8.4, 11.1, 0.9)),
  cut(circle(12, 11.1, 0.9)),
  cut(circle(15.6, 11.1, 0.9)),
  box(7.4, 5.6, 7, 2.8, 0.5),
  box(10.6, 2.6, 2.8, 3, 0.3),
];

const ticket = [
  box(1.8, 6, 20.4, 12, 1.5),
  cut(circle(1.8, 12, 2.2)),
  cut(circle(22.2, 12, 2.2)),
  ...[7.4, 10.2, 13, 15.8].map((y) => cut(box(15, y - 0.4, 0.9, 1.7))),
];

const clapper = [
  box(2.6, 10.4, 18.8, 10.4, 1.3),
  polygon([2.6, 9.4], [1.9, 6.1], [20.4, 2.3], [21, 5.6]),
  ...[4.6, 9.4, 14.2].map((x) =>
    cut(polygon([x + 0.2, 5.8 - x / 5], [x + 2, 5.4 - x / 5], [x + 3.6, 9.6 - x / 5], [x + 1.8, 10 - x / 5])),
  ),
];

const bed = [
  box(2, 5, 2, 14.4, 0.7),
  box(2, 12.8, 20, 3.6, 0.8),
  box(20, 12.8, 2, 6.6, 0.7),
  box(5.2, 8.6, 5.4, 3.2, 1.4),
  box(11.6, 7.8, 10.4, 4.1, 1.6),
];

const cutlery = [
  ...[5, 7.4, 9.8].map((x) => box(x, 2.4, 1.2, 6.6, 0.5)),
  box(5, 7.6, 6, 3.6, 1.7),
  box(7.2, 10, 1.6, 11.6, 0.7),
  polygon([14.6, 2.4], [16.6, 3], [18, 5.4], [18.4, 9], [18.2, 13], [14.6, 13]),
  box(14.6, 11, 1.7, 10.6, 0.7),
];

const car = [
  box(1.8, 11, 20.4, 6.4, 1.7),
  polygon([5.4, 11.6], [7.6, 6.2], [16.4, 6.2], [18.6, 11.6]),
  cut(polygon([7.6, 10.9], [8.8, 7.8], [11.4, 7.8], [11.4, 10.9])),
  cut(polygon([12.6, 10.9], [12.6, 7.8], [15.2, 7.8], [16.4, 10.9])),
  ...[6.8, 17.2].flatMap((x) => [cut(circle(x, 17.2, 3.1)), circle(x, 17.2, 2.3)]),
];

const parking = [box(7, 3.4, 3.4, 17.4, 0.6), box(7, 3.4, 10.6, 10.6, 5), cut(box(10.4, 6.6, 3.9, 4.2, 2))];

const tag = [polygon([2.6, 2.6], [12, 2.6], [22, 12.6], [12.6, 22], [2.6, 12]), cut(circle(7, 7, 1.8))];

const gift = [
  circle(8.6, 5, 3),
  cut(circle(8.6, 5, 1.5)),
  circle(15.4, 5, 3),
  cut(circle(15.4, 5, 1.5)),
  box(2.2, 7.4, 19.6, 3.8, 0.6),
  box(3.4, 12, 17.2, 9.6, 0.8),
  cut(box(11.1, 7.4, 1.8, 14.2)),
];

const card = [box(1.8, 5, 20.4, 14, 1.9), cut(box(1.8, 8.2, 20.4, 2.6)), cut(box(4.6, 14.4, 6.6, 1.5, 0.4))];

const rings = [
  circle(12, 12, 10.4),
  cut(circle(12, 12, 8.6)),
  circle(12, 12, 6.4),
  cut(circle(12, 12, 4.6)),
  circle(12, 12, 2.6),
];

const bars = (
  [
    [2.4, 1.8],
    [5.2, 0.9],
    [7.2, 2.6],
    [10.9, 0.9],
    [12.8, 1.8],
    [15.7, 0.9],
    [17.6, 1.8],
    [20.6, 1],
  ] as const
).map(([x, width]) => box(x, 5, width, 14));

/** LIST: the symbols by name. */
export const symbols = {
  plane,
  train,
  bus,
  ship,
  ticket,
  clapper,
  bed,
  cutlery,
  car,
  parking,
  tag,
  gift,
  card,
  rings,
  bars,
} as const satisfies Record<string, readonly Shape[]>;

/** A symbol that a pass can show. */
export type SymbolName = keyof typeof symbols;
