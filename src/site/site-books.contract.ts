/** Each promise of the books in a few lines, long because there are many. */
import { beforeEach, expect, it } from 'vitest';
import type { JobRecords } from '#src/jobs/job-records.ts';
import { newJob } from '#test/support/job-rows.ts';
import type { DataRights } from './data-rights.ts';
import type { FeedbackBook, FeedbackEntry } from './feedback.ts';
import type { Newsletter } from './newsletter.ts';
import type { RetentionBook } from './retention.ts';

/** What a site keeps of people, empty; the rows of jobs beside it. */
export type SiteBooks = {
  readonly records: JobRecords;
  readonly feedback: FeedbackBook;
  readonly newsletter: Newsletter;
  readonly rights: DataRights;
  readonly retention: RetentionBook;
};

const email = 'ada@example.com';
const userHash = 'ada';

/** What all books of a site promise: what they keep of a person is seen through his rights. */
export function siteBooksContract(open: () => Promise<SiteBooks>): void {
  let books: SiteBooks;
  beforeEach(async () => {
    books = await open();
  });
  const entry = (more: Partial<FeedbackEntry> = {}): FeedbackEntry => ({
    ...{ job: newJob().job, rating: 5, comment: '', wouldRecommend: null, easeOfUse: null, passQuality: null },
    ...{ allowEmailContact: true, userHash, contactEmail: undefined, ...more },
  });
  const kept = async (person = { email, userHash }) => {
    const { contacts, feedback, jobs } = await books.rights.collect(person);
    return [contacts.length, feedback.length, jobs.length];
  };

  it('keep one feedback a job: the last one counts', async () => {
    const first = entry({ comment: 'İyi, grüße 🎫', wouldRecommend: true, easeOfUse: 1, passQuality: 2 });
    await books.feedback.save(first, 1);
    await books.feedback.save({ ...first, rating: 2, comment: 'no', wouldRecommend: null }, 2);
    await books.feedback.save(entry({ userHash: 'bob' }), 3);
    const { contactEmail: _, ...saved } = first;
    expect((await books.rights.collect({ userHash })).feedback).toEqual([
      { ...saved, rating: 2, comment: 'no', wouldRecommend: null, createdAt: 1, updatedAt: 2 },
    ]);
  });

  it('keep the address of a feedback apart from it: another replaces it, none leaves it, null takes it away', async () => {
    const { job } = entry();
    const addresses = [];
    for (const contactEmail of ['old@example.com', email, undefined, null]) {
      await books.feedback.save(entry({ job, contactEmail }), 1);
      const { contacts, feedback } = await books.rights.collect({ userHash });
      addresses.push(contacts.map((contact) => contact.email));
      expect(JSON.stringify(feedback)).not.toContain('@');
    }
    expect(addresses).toEqual([['old@example.com'], [email], [email], []]);
  });

  it('take two signups for one', async () => {
    await Promise.all([books.newsletter.subscribe(email, 1), books.newsletter.subscribe(email, 2)]);
    await books.feedback.save(entry({ contactEmail: email }), 3); // the same address for another purpose
    const { contacts } = await books.rights.collect({ email });
    expect(contacts.map(({ purpose }) => purpose).toSorted()).toEqual(['feedback', 'newsletter']);
  });

  it('find what belongs to a person by his address or his browser, and nothing of others', async () => {
    await books.newsletter.subscribe('Ada@Example.com', 1);
    await books.feedback.save(entry({ userHash: null, contactEmail: email }), 1);
    await books.feedback.save(entry(), 1);
    await books.records.accept(newJob({ userHash }), []);
    await books.records.accept(newJob(), []);
    await books.feedback.save(entry({ userHash: null }), 1);
    expect(await kept()).toEqual([2, 2, 1]);
    expect(await kept({ email: email.toUpperCase(), userHash: 'bob' }), 'however he writes it').toEqual([2, 1, 0]);
    expect(await kept({ email: 'bob@example.com', userHash })).toEqual([0, 1, 1]);
    expect(await books.rights.collect({})).toEqual({ contacts: [], feedback: [], jobs: [] });
  });

  it('erase what belongs to a person, say how much it was, and leave what belongs to others', async () => {
    for (const [address, user] of [
      [email, userHash],
      ['bob@example.com', 'bob'],
    ] as const) {
      await books.newsletter.subscribe(address, 1);
      await books.feedback.save(entry({ userHash: user, contactEmail: address }), 1);
      await books.records.accept(newJob({ userHash: user }), []);
    }
    expect(await books.rights.erase({ email, userHash })).toEqual({ contacts: 2, feedback: 1, jobs: 1 });
    expect(await kept()).toEqual([0, 0, 0]);
    expect(await kept({ email: 'bob@example.com', userHash: 'bob' })).toEqual([2, 1, 1]);
    expect((await books.records.waiting()).quick, 'the job goes on; nobody knows any more whose it is').toBe(2);
  });

  it('delete what is older than its time, kind by kind, and claims that ran out', async () => {
    const { retention, records } = books;
    for (const at of [9, 10]) {
      await books.newsletter.subscribe(`${at}@example.com`, at);
      await books.feedback.save(entry(), at);
      await records.accept(newJob({ createdAt: at, userHash }), []);
      await records.spend({ claim: String(at), body: '', nonce: '', expiresAt: at }, 0);
    }
    const none = { jobs: 0, feedback: 0, contacts: 0 };
    expect(await retention.deleteBefore(none, 10)).toEqual(none);
    expect([await records.claimed('9', 0), (await records.claimed('10', 0))?.claim]).toEqual([undefined, '10']);
    expect(await retention.deleteBefore({ ...none, contacts: 10 }, 10)).toEqual({ ...none, contacts: 1 });
    expect([
      await kept({ email: '9@example.com', userHash }),
      (await kept({ email: '10@example.com', userHash }))[0],
    ]).toEqual([[0, 2, 2], 1]);
    expect(await retention.deleteBefore({ jobs: 10, feedback: 11, contacts: 0 }, 10)).toEqual({
      ...{ jobs: 1, feedback: 2, contacts: 0 },
    });
    expect(await kept()).toEqual([0, 0, 1]);
  });
}
