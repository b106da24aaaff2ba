import { describe, expect, it } from 'vitest';
import { derivedJobId, jobKeyOf, newJobId } from './job-id.ts';

describe('job ids', () => {
  it('are version 4 UUIDs that never repeat', () => {
    const ids = Array.from({ length: 1000 }, newJobId);
    expect(new Set(ids).size).toBe(1000);
    expect(ids.every((id) => /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id))).toBe(
      true,
    );
  });

  it('have a key that does not show them', () => {
    const id = newJobId();
    expect(jobKeyOf(id)).toMatch(/^[0-9a-f]{64}$/);
    expect(jobKeyOf(id)).not.toContain(id.slice(0, 8));
  });

  it.each(['', 'x', '../../etc/passwd', newJobId().toUpperCase(), `${newJobId()}0`])('are not %j', (text) => {
    expect(jobKeyOf(text)).toBeUndefined();
  });

  it('come again for the same claim, and only with the secret', () => {
    const [secret, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
    const id = derivedJobId(secret, 'claim', 'nonce');
    expect(derivedJobId(secret, 'claim', 'nonce')).toBe(id);
    expect([derivedJobId(other, 'claim', 'nonce'), derivedJobId(secret, 'claim', 'other')]).not.toContain(id);
    expect(jobKeyOf(id)).toBeDefined();
    expect(id[14]).toBe('4');
  });
});
