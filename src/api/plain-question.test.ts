import { describe, expect, it } from 'vitest';
import { openSecrets } from '#src/jobs/secrets.ts';
import { answered, askPlainQuestion, plainVerifier } from './plain-question.ts';

describe('the question of the form without script', () => {
  const at = Date.UTC(2026, 10, 22);
  const secrets = openSecrets(new Uint8Array(32));
  const asked = { secrets, now: () => at };
  const judge = async (text: string, later = 0) =>
    (await plainVerifier({ secrets, now: () => at + later }).verify(text, '')).state;

  it('believes the right answer, for five minutes', async () => {
    const { numbers, token } = askPlainQuestion(asked);
    const right = answered(token, ` ${numbers[0] + numbers[1]} `);
    expect([await judge(right), await judge(right, 299_000), await judge(right, 301_000)]).toEqual([
      'human',
      'human',
      'refused',
    ]);
  });

  it('refuses another answer, a question of others, and what is none', async () => {
    const { numbers, token } = askPlainQuestion(asked);
    const sum = numbers[0] + numbers[1];
    const [until, , , nonce, mac] = token.split('.');
    for (const text of [
      answered(token, String(sum + 1)),
      answered(token, ''),
      answered(`${until}.1.1.${nonce}.${mac}`, '2'),
      answered(askPlainQuestion({ ...asked, secrets: openSecrets(new Uint8Array(32).fill(1)) }).token, '5'),
      '',
      ' ',
      'x'.repeat(5000),
    ])
      expect(await judge(text), text.slice(0, 80)).toBe('refused');
  });

  it('is used up by one answer, whatever the answer looks like', async () => {
    const { numbers, token } = askPlainQuestion(asked);
    const use = async (answer: string) => {
      const verdict = await plainVerifier(asked).verify(answered(token, answer), '');
      return verdict.state === 'human' ? verdict.use.value : undefined;
    };
    const sum = numbers[0] + numbers[1];
    expect(await use(`${sum}`)).toBe(await use(`0${sum}`));
  });
});
