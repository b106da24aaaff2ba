import { describe, expect, it } from 'vitest';
import { deviceOf } from './device.ts';

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('the device that a page is looked at with', () => {
  it.each([
    ['Safari on an iPhone', `${iPhone} Version/26.0 Mobile/15E148 Safari/604.1`, 'apple'],
    ['Firefox on an iPhone', `${iPhone} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`, 'apple'],
    ['an app that shows pages within itself', `${iPhone} Mobile/15E148 Instagram 390.0.0`, 'apple-app'],
    ['Safari on a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/26.0 Safari/605.1.15', 'apple'],
    ['Chrome on Android', 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile Safari/537.36', 'android'],
    ['Firefox on Windows', 'Mozilla/5.0 (Windows NT 10.0; rv:143.0) Gecko/20100101 Firefox/143.0', 'other'],
    ['a program without a name', '', 'other'],
  ])('%s', (_, userAgent, device) => {
    expect(deviceOf(userAgent)).toBe(device);
  });
});
