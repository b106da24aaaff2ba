import { describe, expect, it } from 'vitest';
import { deviceOf } from './device.ts';

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

/** LIST: browsers by name → what is known of them. */
const rows: readonly [string, string | null, { android?: boolean; iphone?: boolean; inApp?: boolean }][] = [
  ['Safari of an iPhone', `${iphone} Version/18.6 Mobile/15E148 Safari/604.1`, { iphone: true }],
  ['Chrome of an iPhone', `${iphone} CriOS/140.0.7339.101 Mobile/15E148 Safari/604.1`, { iphone: true }],
  ['a page inside an app', `${iphone} Mobile/15E148`, { iphone: true, inApp: true }],
  [
    'an app that calls itself Safari, too',
    `${iphone} Mobile/15E148 Safari/604.1 [FBAN/FBIOS;FBAV/400.0]`,
    { iphone: true, inApp: true },
  ],
  ['Safari of a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.6 Safari/605.1.15', {}],
  ['Android', 'Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/140.0 Mobile Safari/537.36', { android: true }],
  ['nobody who says so', null, {}],
];

describe('who looks at a page', () => {
  for (const [name, userAgent, known] of rows)
    it(`knows ${name}`, () => {
      expect(deviceOf(userAgent)).toEqual({ android: false, iphone: false, inApp: false, ...known });
    });
});
