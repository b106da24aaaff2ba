/** Prices as railways print them on RCT2: the currency before or behind the amount, as its code or its sign. */
export type Rct2Price = { readonly amount: string; readonly currency: string };

const currencies: Readonly<Record<string, string>> = {
  '€': 'EUR',
  Kč: 'CZK',
  Kc: 'CZK',
  Ft: 'HUF',
  zł: 'PLN',
  zl: 'PLN',
  Fr: 'CHF',
};
const codes = 'EUR|CHF|CZK|PLN|HUF|DKK|SEK|NOK|GBP|RON|BGN|RSD|TRY';

/** `EUR 99,90`, `49.00 EUR`, `552 Kc`; stars instead of an amount are none, and a time or date is no amount. */
export function priceOf(text: string): Rct2Price | undefined {
  const after = new RegExp(`(?:\\b(${codes})|(€))[ *]*(\\d{1,6}(?:[.,]\\d{2})?)(?![\\d.,:])`).exec(text);
  const before = new RegExp(
    `(?<![\\d.,:])(\\d{1,6}(?:[.,]\\d{2})?) ?(?:(${codes})\\b|(€)|(K[čc]|Ft|z[łl])(?!\\p{L}))`,
    'u',
  ).exec(text);
  const amount = (after?.[3] ?? before?.[1])?.replace(',', '.');
  const currency = after?.[1] ?? after?.[2] ?? before?.[2] ?? before?.[3] ?? before?.[4];
  return amount && currency && Number(amount) > 0 ? { amount, currency: currencies[currency] ?? currency } : undefined;
}
