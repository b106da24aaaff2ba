/** LIST: kinds of trains by their names, and the letters that stand for them; two of them may begin with the same letters. */
const trainKinds: ReadonlyMap<string, string> = new Map([
  ['INTERCITY', 'IC'],
  ['INTERCITYEXPRESS', 'ICE'],
  ['INTERCITYEXPRES', 'ICE'],
  ['EUROCITY', 'EC'],
  ['EUROCITYEXPRESS', 'ECE'],
  ['EURONIGHT', 'EN'],
  ['NIGHTJET', 'NJ'],
  ['INTERREGIO', 'IR'],
  ['REGIONALBAHN', 'RB'],
  ['REGIONALEXPRESS', 'RE'],
  ['RAILJET', 'RJ'],
  ['RAILJETXPRESS', 'RJX'],
  ['FLIXTRAIN', 'FLX'],
  ['FRECCIAROSSA', 'FR'],
  ['FRECCIARGENTO', 'FA'],
  ['FRECCIABIANCA', 'FB'],
  ['REGIONALE', 'R'],
  ['REGIONALEVELOCE', 'RV'],
  ['SUPERCITY', 'SC'],
]);

/** Whether letters before a number, upper case, are of one line: the same, none, or one written out and the other its short form. */
export function isSameLine(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short === '' || short === long) return true;
  if (short.length > 3 || long.length < 7 || short[0] !== long[0]) return false;
  const known = trainKinds.get(long);
  if (known !== undefined) return known === short;
  let at = 0;
  for (const letter of long) if (letter === short[at]) at += 1;
  return at === short.length;
}
