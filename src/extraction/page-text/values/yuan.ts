/** Signs that only the writing of the mainland has, and those that only the older one has. */
const simplified = /[车发时间价订单达离费总额]/g;
const traditional = /[車發時間價訂單號達離費總額]/g;

/** Whose money a Chinese document counts in that only says `元` or `¥`: by the writing of its words. */
export function yuanOf(texts: readonly string[]): 'CNY' | 'TWD' | undefined {
  const text = texts.join('\n').slice(0, 20_000);
  const mainland = new Set(text.match(simplified)).size;
  const island = new Set(text.match(traditional)).size;
  if (mainland === island) return undefined;
  return mainland > island ? 'CNY' : /HK\$|港|MOP|澳門/.test(text) ? undefined : 'TWD';
}
