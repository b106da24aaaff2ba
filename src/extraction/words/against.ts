/** LIST: what stands between the two sides of a match, in the languages that tickets are read in: "Ashford Rovers v Kingsport United". */
const against =
  /^(?:v|vs|versus|gegen|contre|contra|contro|tegen|mod|mot|vastaan|przeciw|proti|против|проти|εναντίον|対|대)\.?\s/iu;

/** Whether a text is one side of a match that another text is: the words before or behind that for "against". */
export function isOneSide(side: string, match: string): boolean {
  const at = match.indexOf(side);
  if (at === -1 || side === match || side === '') return false;
  const before = match.slice(0, at).trimEnd();
  const behind = match.slice(at + side.length).trimStart();
  return against.test(behind) || against.test(`${before.slice(before.lastIndexOf(' ') + 1)} ${side}`);
}
