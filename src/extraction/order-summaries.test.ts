import { describe, expect, it } from 'vitest';
import type { DocumentNode } from '#src/documents/document.ts';
import type { MergedDraft } from '#src/tickets/merge.ts';
import { withoutTwins } from './order-summaries.ts';

const text = (id: string, format: 'html' | 'plain') => ({ id, type: 'text', format, pages: [], parts: [] });
const mail = (...parts: readonly object[]) => [{ id: '0', type: 'mail', parts }, ...parts] as unknown as DocumentNode[];

function ticket(document: string, title: string, more: Partial<MergedDraft> = {}): MergedDraft {
  const evidence = { document, extractor: 'page-text' };
  const reading = <T>(value: T) => ({ value, evidence, confidence: 0.9 });
  const fields = { title: [reading(title)], bookingReference: [reading('GB2700418')] };
  const kind = reading('event' as const);
  return {
    drafts: [{ extractor: 'page-text', kind, fields }],
    kind: { ...kind, others: [] },
    fields: {
      title: { ...reading(title), others: [] },
      bookingReference: { ...reading('GB2700418'), others: [] },
    },
    ...more,
  };
}

describe('the tickets of a mail', () => {
  const [html, plain] = [text('0.1', 'html'), text('0.2', 'plain')];

  it('are those of its HTML where the plain text tells them differently', () => {
    const [told, again] = [ticket('0.1', 'Requiem'), ticket('0.2', 'Requiem 2')];
    expect(withoutTwins([told, again], mail(html, plain))).toEqual([told]);
  });

  it('are those of its plain text where the HTML tells none', () => {
    const only = ticket('0.2', 'Requiem');
    expect(withoutTwins([only], mail(html, plain))).toEqual([only]);
  });

  it('are those that are attached with their codes, and not what the text says of the order', () => {
    const file = { id: '0.3', type: 'pdf', pages: [], parts: [] };
    const coded = ticket('0.3', 'Requiem', { barcode: 'code' });
    expect(withoutTwins([ticket('0.1', 'Requiem'), coded], mail(html, file))).toEqual([coded]);
  });

  it('are both where the text tells of something else, or the file has no code', () => {
    const file = { id: '0.3', type: 'pdf', pages: [], parts: [] };
    const other = [ticket('0.1', 'Parking'), ticket('0.3', 'Requiem', { barcode: 'code' })];
    expect(withoutTwins(other, mail(html, file))).toEqual(other);
    const bare = [ticket('0.1', 'Requiem'), ticket('0.3', 'Requiem')];
    expect(withoutTwins(bare, mail(html, file))).toEqual(bare);
  });
});
