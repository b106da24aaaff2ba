/**
 * Groups that lead back to themselves, each in the order in which it was met (strongly connected components, Tarjan 1972).
 *
 * @param arrows each name and the names that it leads to; others than these lead nowhere
 */
export function findCircles(arrows: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const met = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];

  const visit = (name: string) => {
    met.set(name, met.size);
    lowest.set(name, met.get(name)!);
    open.push(name);
    for (const next of arrows.get(name) ?? []) {
      if (!arrows.has(next)) continue;
      if (!met.has(next)) visit(next);
      if (open.includes(next)) lowest.set(name, Math.min(lowest.get(name)!, lowest.get(next)!));
    }
    if (lowest.get(name) !== met.get(name)) return;
    const group = open.splice(open.indexOf(name));
    if (group.length > 1) circles.push(group);
  };

  for (const name of arrows.keys()) if (!met.has(name)) visit(name);
  return circles;
}
