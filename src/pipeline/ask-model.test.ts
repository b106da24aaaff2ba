import { describe, expect, it } from 'vitest';
import type { Page } from '#src/documents/document.ts';
import type { ModelAnswer, ModelRequest } from '#src/extraction/model/model.ts';
import { readDrafts } from '#src/extraction/understand.ts';
import { inputOf, pageOf } from '#test/support/page-builder.ts';
import { askModel } from './ask-model.ts';

const today = '2027-01-10';
const picture = { mediaType: 'image/png' as const, bytes: new Uint8Array(1) };
const usage = { inputTokens: 1000, outputTokens: 100 };
const words = '# Concert\n\nDate: 14 March 2027 19:30\nRow: 7\nSeat: 12\nBooking reference: KX93TZ\n\nKettle and Crane';

/** A photo whose words were recognised this surely. */
function photo(confidence: number, text = words): Page {
  const page = pageOf(text);
  const lines = page.lines.map((line) => ({ ...line, words: line.words.map((word) => ({ ...word, confidence })) }));
  return { ...page, lines, textOrigin: lines.length > 0 ? 'recognised' : 'none' };
}

const answerOf = (fields: Readonly<Record<string, string>>): ModelAnswer => ({
  value: {
    isTicket: true,
    otherwise: null,
    tickets: [
      {
        kind: 'event',
        code: null,
        readings: Object.entries(fields).map(([field, value]) => ({ field, value, line: null })),
      },
    ],
  },
  usage,
  milliseconds: 10,
});

const little = answerOf({ start: '2027-03-14T19:30', row: '7', seat: '12' });
const failed: ModelAnswer = { failure: 'timeout', usage, milliseconds: 10 };

/** Asks about a page; the model answers one question after the other so. */
async function ask(page: Page, answers: readonly ModelAnswer[], { sees = true } = {}) {
  const requests: ModelRequest[] = [];
  const model = {
    sees,
    ask: async (request: ModelRequest) => {
      requests.push(request);
      return answers[requests.length - 1] ?? failed;
    },
  };
  const drafted = readDrafts(inputOf([page]).root, today);
  let told = 0;
  const asked = await askModel(drafted, today, {
    model,
    when: 'when-needed',
    onAsked: () => {
      told += 1;
    },
    pictures: async () => [picture],
  });
  return {
    ...asked,
    told,
    pictures: requests.map(({ images }) => images.length),
    documents: requests.map((one) => one.document),
  };
}

describe('a document that a model is asked about', () => {
  it('is told in words alone where they are printed, or were recognised well', async () => {
    expect((await ask(pageOf(words), [little])).pictures).toEqual([0]);
    expect((await ask(photo(0.97), [little])).pictures).toEqual([0]);
  });

  it('is shown in a second question where recognition read poorly, to a model that sees', async () => {
    const asked = await ask(photo(0.6), [
      little,
      answerOf({ start: '2027-03-14T19:30', row: '7', seat: '12', venue: 'Kettle and Crane' }),
    ]);
    expect(asked.pictures).toEqual([0, 1]);
    expect(asked.documents[1]).toBe(asked.documents[0]);
    expect(asked.told).toBe(1);
    expect(asked.model.usage).toEqual({ inputTokens: 2000, outputTokens: 200 });
    expect((await ask(photo(0.6), [little], { sees: false })).pictures).toEqual([0]);
  });

  it('is shown at once where recognition found not one word', async () => {
    expect((await ask(photo(0, ''), [little])).pictures).toEqual([1]);
  });

  it('keeps what the first question brought where the second brings nothing, and asks no second one after a failure', async () => {
    const asked = await ask(photo(0.6), [little, failed]);
    expect(asked.pictures).toEqual([0, 1]);
    expect(asked.model.failure).toBeUndefined();
    expect(asked.model.usage.inputTokens).toBe(2000);
    expect((await ask(photo(0.6), [failed, little])).pictures).toEqual([0]);
  });
});
