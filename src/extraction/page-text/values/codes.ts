/** A booking reference, ticket number or other code inside a value, as printed; undefined when none looks like one. */
export function findCode(value: string): string | undefined {
  const text = value.trim().replace(/^[#:№\s]+|^(?:no|nr|n[°º]|nº)[.:\s]+|^(?:ETKT|TKT)\s+/i, '');
  const spaced = /^e?(?:[A-Z0-9]{2,6}[ -]){1,7}[A-Z0-9]{1,12}$/.exec(text);
  if (spaced && /\d/.test(text) && text.replace(/[^A-Z0-9]/g, '').length >= 5) return text;
  const [head = ''] = text.split(/\s[/–—-]\s/);
  const grouped = head.replace(/[.,;]+$/, '');
  if (isGrouped(grouped)) return grouped;
  const tokens = text.split(/[\s,;|]+/);
  for (const [at, token] of tokens.entries()) {
    // `AMADEUS: YK4T2R`: a word before a colon says whose code it is.
    if (token.endsWith(':') && at < tokens.length - 1) continue;
    const bare = token.replace(/^[("'*[{<]+|[)"'*.\]}>:!?]+$/g, '');
    // `DL/123456`: the airline's own locator behind its code, which has a letter.
    const locator = /^(?!\d\d)[A-Z\d]{2}\/([A-Z\d]{5,6})$/.exec(bare)?.[1];
    if (isCode(bare)) return locator ?? bare;
  }
  return undefined;
}

/** Whether a text is one number written in groups: "2 194 770 318", "W-554 017", "B 7741 8820", "29090109 55170321". */
function isGrouped(text: string): boolean {
  return (
    /^(?:[A-Z]{1,4}[ -])?\d{1,12}(?:[ -]\d{2,12}){1,5}(?:[ -][A-Z\d])?$/.test(text) &&
    text.replace(/\D/g, '').length >= 6
  );
}

/** Lines of one value: what a hyphen breaks goes on without a blank, a code with its hyphen, a word without. */
export function joinLines(first: string, next: string): string {
  if (!/[\p{L}\p{N}]-$/u.test(first)) return `${first} ${next}`;
  return /^\p{Ll}/u.test(next) && /\p{Ll}-$/u.test(first) ? `${first.slice(0, -1)}${next}` : `${first}${next}`;
}

/** Whether a token alone looks like a code: at least four signs, with a digit, or five to eight capitals. */
export function isCode(token: string): boolean {
  if (token.length < 4 || token.length > 40 || token.endsWith('-')) return false;
  if (!/^[\p{L}\p{N}][\p{L}\p{N}/_.+#-]*$/u.test(token)) return false;
  const digits = token.replace(/\D/g, '').length;
  const lower = /\p{Ll}/u.test(token);
  if (digits === 0) return /^[A-Z]{5,8}$/.test(token) || /^[A-Z]{3,}-[A-Z-]{3,}$/.test(token);
  if (/^\d{1,2}[.:/-]\d{1,2}(?:[.:/-]\d{2,4})?$/.test(token)) return false;
  if (/^\d+[.,]\d{2}$/.test(token)) return false;
  return lower ? digits >= 2 && token.length >= 6 && !/^\d{1,3}\p{L}+$/u.test(token) : token.length >= 5 || digits >= 3;
}
