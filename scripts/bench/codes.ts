import { codeTargets } from '#test/fuzz/code-targets.ts';
import { describeRuns, measure } from './measure.ts';

/** Every kind of code that we read, from its bytes to drafts of tickets. Goal: ≤ 2 ms each. */
export async function benchCodes(): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const [name, { samples, parse }] of Object.entries(codeTargets)) {
    const runs = await measure(500, () => parse(samples[0]!));
    lines.push(`${name.padEnd(16)} ${describeRuns(runs)}`);
  }
  return lines;
}
