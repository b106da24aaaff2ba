/** Codes that carry no admission: addresses of sites and apps, payments and receipts, networks, contacts. */
import { isOfReceipt } from './receipts.ts';

/** Payloads with a scheme of their own that is not a ticket's: payment (EPC, Swiss QR), Wi-Fi, contacts, messages, places. */
const otherSchemes = /^(?:BCD\s|SPC\s|WIFI:|BEGIN:VCARD|MECARD:|mailto:|tel:|smsto:|geo:|bitcoin:|upi:)/i;

/** Where apps are fetched and people are followed. */
const appHosts =
  /(?:^|\.)(?:apple\.com|google\.com|app\.link|onelink\.me|page\.link|facebook\.com|instagram\.com|tiktok\.com|youtube\.com|linkedin\.com|x\.com|twitter\.com)$/i;

/**
 * Whether a payload is about paying, visiting a site, joining a network. An address that holds a token of its own
 * (`/t/MA-40771-1`, `?id=8f3k2…`) may well be the ticket: gates scan such codes every day.
 */
export function isAdvertising(text: string): boolean {
  const payload = text.trim();
  if (otherSchemes.test(payload) || isOfReceipt(payload)) return true;
  const address = /^www\./i.test(payload) ? `https://${payload}` : payload;
  if (!/^https?:\/\/\S+$/i.test(address) || !URL.canParse(address)) return false;
  const { hostname, pathname, search, hash } = new URL(address);
  return appHosts.test(hostname) || !`${pathname}${search}${hash}`.split(/[/?&=#]/).some(isToken);
}

/** What names one ticket and no page: long, many digits, or capitals as references are written; no year and month. */
function isToken(part: string): boolean {
  if (/^[\w-]{16,}$/.test(part) && !/^[a-z]+(?:-[a-z]+)*$/.test(part)) return true;
  if (/^[A-Z\d-]{6,}$/.test(part) && /[A-Z]/.test(part) && (part.length >= 8 || /\d/.test(part))) return true;
  const digits = part.replace(/\D/g, '').length;
  return part.length >= 6 && digits >= 3 && !/^(?:19|20)\d{2}-?[01]\d(?:-?[0-3]\d)?$/.test(part);
}
