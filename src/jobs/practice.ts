import { readFile } from 'node:fs/promises';
import type { ConversionOrder } from './converter.ts';

/** A picture of three lines, "Boarding pass, Gate 12, Seat 14C": all that has to be started for pictures is started by it, and little is to be read. */
const picture = `
iVBORw0KGgoAAAANSUhEUgAAAQQAAACWAQMAAAACH2S1AAAABlBMVEX///8AAABVwtN+AAAACXBIWXMAAAsTAAALEwEAmpwYAAACS0lEQVRYw+
3VMYvbMBQH8KfosBY3yuhBjfsRPGo48FdJ6Bfw1gylVgg0W/t1OuowXMb7Ah1kbi8uHWo4Y/XZSY+L8UsoHc9/CFp+SHpS9AwwZcqrCWuOIw8o
wb35f7G1xxEuiAhW8O49wAoVgxtYgBmIljdvfj4Fb2v5HT643HhZnYs7L1r5ywdxEzeQV/ndUOy3OxNIIYKl0rewSaA0alALriPmggcq1AoyDW
sTDcSOoQg6kaCIYG0Hc2wLVviwE/NepGUtz2sxj+zwUuSuFdVQ3IsXwq1iqC8Ku+JGD8T2iwixWjXHajNtHT8vBk+s+CyPQnXnUTq+OJ/D45n6
kHsU/Zn6Rx+f79RDy3+H7AmF6O9l3caOvOgIsit/yasCd3hF4A6vCOmu7mPKlH9PfHroChpC5BWwrh02+HLGUz2LB6Jr28VRhDNuxvupgRtmZy
iAFvmuiS0KRgjca9Gkjp5D4K+0WXZZrK1LUIjxWgSv/4o5KdLS+gqFIgTo/CRuie8LaLe2tjuPDSGMtriPTlSEsNhBe8GI/sacLp3NFigscbe+
yl2TVuALP35ikLp89RE7KC2mTHkt+XQaHSSsHn1z/SuJui/6RrSj77Z4FrWURC/sBThWK070wgRsL75FRA9ijahzC45rTXQY3somNeAEJZwQoL
pVAp2Md5g24CbsREgIyFHMO6EoIfZ+33YiogR78F97oUlxD2G/StpqUqgr4nASoBUbAzN+2IZL1Yvl+L34nZdtbPHmtfTjArz4IXvBm+lBTZky
pc8frS35mPEodisAAAAASUVORK5CYII=
`;

/** LIST: files of ours by kind: the sample of the website, where it was built, and the picture. */
const files = {
  pdf: () => readFile(new URL('../../dist/client/samples/boarding-pass.pdf', import.meta.url)).catch(() => undefined),
  picture: async () => Buffer.from(picture, 'base64'),
} as const;

/**
 * A file of ours that a worker converts before it gets any of others: what it loads and compiles with its first one is there
 * then. Undefined where there is none.
 */
export async function practiceOrder(kind: keyof typeof files, now: number): Promise<ConversionOrder | undefined> {
  const bytes = await files[kind]();
  if (!bytes) return undefined;
  return {
    file: {
      bytes: bytes.length,
      chunks: (async function* () {
        yield bytes;
      })(),
    },
    now: new Date(now).toISOString(),
  };
}
