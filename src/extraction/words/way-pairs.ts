/**
 * LIST: what stands before the place where a ride begins and before the one where it ends, in languages whose names of places stay as they are behind
 * such words, folded. Each row is of one language.
 */
export const wayPairs: readonly { readonly from: readonly string[]; readonly to: readonly string[] }[] = [
  { from: ['from'], to: ['to'] },
  { from: ['von', 'ab'], to: ['nach'] },
  { from: ['van'], to: ['naar'] },
  { from: ['van'], to: ['na'] },
  { from: ['de', 'depuis'], to: ['a', 'vers'] },
  { from: ['de', 'desde'], to: ['a', 'hasta', 'hacia'] },
  { from: ['de', 'des de'], to: ['a', 'fins a', 'cap a'] },
  { from: ['de', 'desde'], to: ['para', 'a', 'ate'] },
  { from: ['da'], to: ['a', 'per', 'verso'] },
  { from: ['de la', 'din'], to: ['la', 'spre', 'pana la'] },
  { from: ['fran'], to: ['till'] },
  { from: ['fra'], to: ['til'] },
  { from: ['απο'], to: ['προς', 'για', 'σε'] },
  { from: ['от'], to: ['до', 'за'] },
  { from: ['од'], to: ['до', 'за'] },
  { from: ['dari'], to: ['ke', 'menuju'] },
  { from: ['tu'], to: ['den', 'di'] },
  { from: ['nga'], to: ['ne', 'per', 'drejt'] },
  { from: ['minn'], to: ['ghal'] },
  { from: ['mula', 'mula sa'], to: ['hanggang', 'papuntang', 'patungong'] },
  { from: ['kutoka'], to: ['kwenda', 'hadi', 'kwa'] },
];
