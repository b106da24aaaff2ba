import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOperations } from '#src/http/operations.ts';
import { expireResults } from '#src/jobs/keep-clean.ts';
import { sweepRetention } from '#src/site/retention.ts';
import { filesIn, filesThatHold } from '#test/support/files-that-hold.ts';
import { bodyOf, mail, startService, type TestService } from '#test/support/service-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'service-privacy-'));
const marker = 'ZebraMarmalade7391';
let clock = Date.now();
let service: TestService;

beforeAll(async () => {
  service = await startService({ DATA_DIR: folder }, () => clock);
});
afterAll(async () => {
  await service.end();
  rmSync(folder, { recursive: true, force: true });
});

const planted = `From: ${marker}@example.com\r\nSubject: ${marker}\r\n\r\nENGINE passes=2\r\n${marker}\r\n`;
const upload = async (more = {}) =>
  (await bodyOf(await service.upload(planted, { name: `${marker}.eml`, fields: { password: marker }, ...more })))
    .id as string;
const post = (path: string, body: unknown) =>
  fetch(service.url + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  });
const download = async (id: string) => (await fetch(`${service.url}/v1/pipeline/${id}/download`)).status;

describe('content', () => {
  it('stands nowhere in the data folder or the log, while working, afterwards, and deleted', async () => {
    const id = await upload();
    expect(findInFiles(marker)).toEqual([]);
    await service.ended(id);
    expect(await download(id)).toBe(200);
    expect(findInFiles(marker)).toEqual([]);
    await fetch(`${service.url}/v1/pipeline/${id}`, { method: 'DELETE' });
    expect(findInFiles(marker)).toEqual([]);
    expect(service.logged.join('')).not.toContain(marker);
  });

  it('of a correction is encrypted, and unreadable once the job is deleted', async () => {
    const id = await upload();
    await service.ended(id);
    const ticket = `${service.url}/v1/pipeline/${id}/tickets/1`;
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ fields: { seat: `${marker}9` } });
    expect((await fetch(ticket, { method: 'PATCH', headers, body })).status).toBe(200);
    expect(await (await fetch(ticket)).text()).toContain(`${marker}9`);
    expect(findInFiles(marker)).toEqual([]);
    await fetch(`${service.url}/v1/pipeline/${id}`, { method: 'DELETE' });
    expect(namesIn('content').filter((name) => /\.(tickets|pages|corrections)$/.test(name))).toEqual([]);
    expect(service.logged.join('')).not.toContain(marker);
  });

  it('is searched for in a way that would find it', async () => {
    await post('/v1/waitlist', { email: 'Planted.In.Database@example.com' });
    await service.services.database.query({ text: 'checkpoint' });
    expect(findInFiles('Planted.In.Database')).not.toEqual([]);
  });

  it('stays out of the log and the answer when the database fails', async () => {
    const { database } = service.services;
    await database.query({ text: 'alter table contacts rename to elsewhere' });
    const response = await post('/v1/waitlist', { email: `${marker}@example.com` });
    await database.query({ text: 'alter table elsewhere rename to contacts' });
    expect([response.status, await response.json()]).toEqual([
      500,
      {
        detail: 'Server error. Please try again later.',
        message: 'Server error. Please try again later.',
        code: 'service.fault',
      },
    ]);
    expect(service.logged.join('')).toContain('request failed');
    expect(service.logged.join('')).not.toContain(marker);
  });

  it('of the upload is deleted when the job has ended', async () => {
    const id = await upload();
    await service.ended(id);
    await expect.poll(() => namesIn('content').filter((name) => name.endsWith('.source'))).toEqual([]);
  });

  it('never has the id of its job beside it', async () => {
    const id = await upload();
    await service.ended(id);
    await post(`/v1/feedback/${id}`, { rating: 4 });
    await service.services.database.query({ text: 'checkpoint' });
    expect(findInFiles(id)).toEqual([]);
    expect(service.logged.join('')).not.toContain(id);
  });

  it('can be had for an hour and not a second more', async () => {
    const id = await upload();
    await service.ended(id);
    clock += 59 * 60_000;
    expect(await download(id)).toBe(200);
    clock += 61_000;
    expect(await download(id)).toBe(410);
    await expireResults(service.services);
    expect(namesIn('keys')).toEqual([]);
    expect(namesIn('content')).toEqual([]);
    expect((await bodyOf(await fetch(`${service.url}/v1/pipeline/${id}`))).result).toMatchObject({
      deleted: true,
      passes: { pass_count: 2 },
    });
  });

  it('ends after twenty downloads a pass', async () => {
    const id = (await bodyOf(await service.upload(mail('x')))).id;
    await service.ended(id);
    const statuses = [];
    for (let at = 0; at < 21; at += 1) statuses.push(await download(id));
    expect(statuses).toEqual([...Array(20).fill(200), 410]);
    expect(namesIn('keys')).toEqual([]);
  });

  it('cannot be read from a copy once its key is gone', async () => {
    const id = await upload();
    await service.ended(id);
    const [ref] = [...(await service.services.content.refs()).keys()];
    expect(await service.services.content.get(ref!, 'files')).toBeDefined();
    rmSync(join(folder, 'keys'), { recursive: true });
    expect(await service.services.content.get(ref!, 'files')).toBeUndefined();
    expect(await download(id)).toBe(410);
  });
});

describe('what is kept', () => {
  it('goes in its own time: jobs and contacts after 24 months, feedback after 36', async () => {
    const id = await upload({ fields: { user_uuid: 'browser-1' } });
    await service.ended(id);
    await post(`/v1/feedback/${id}`, { rating: 5, contact_email: 'giver@example.com' });
    const months = { jobs: 24, feedback: 36, contacts: 24 };
    const after = async (count: number) => {
      const date = new Date(clock);
      date.setUTCMonth(date.getUTCMonth() + count);
      await sweepRetention(service.services.retention, months, date.getTime());
      const count_ = async (table: string) =>
        (await service.services.database.query({ text: `select 1 from ${table}` })).rowCount > 0;
      return { jobs: await count_('jobs'), feedback: await count_('feedback'), contacts: await count_('contacts') };
    };
    expect(await after(23)).toEqual({ jobs: true, feedback: true, contacts: true });
    expect(await after(25)).toEqual({ jobs: false, feedback: true, contacts: false });
    expect(await after(37)).toEqual({ jobs: false, feedback: false, contacts: false });
  });

  it('can be exported and erased by address and by browser', async () => {
    const operations = openOperations({ ...service.services, keys: service.services.api.keys });
    const id = await upload({ fields: { user_uuid: 'browser-2' } });
    await service.ended(id);
    await post(`/v1/feedback/${id}`, {
      rating: 2,
      comment: 'OnlyHere',
      contact_email: 'Erased.Person@example.com',
      user_uuid: 'browser-2',
    });
    await post('/v1/waitlist', { email: 'erased.person@example.com' });

    const mine = await operations.exportData({ email: 'erased.person@EXAMPLE.com' });
    expect([mine.contacts.length, mine.feedback.length]).toEqual([2, 1]);
    expect((await operations.exportData({ userUuid: 'browser-2' })).jobs).toMatchObject([
      { passCount: 2, kind: 'mail' },
    ]);
    expect(await operations.eraseData({ email: 'erased.person@example.com' })).toMatchObject({
      contacts: 2,
      feedback: 1,
    });
    expect(await operations.eraseData({ userUuid: 'browser-2' })).toMatchObject({ jobs: 1 });
    expect(await operations.exportData({ email: 'erased.person@example.com', userUuid: 'browser-2' })).toEqual({
      contacts: [],
      feedback: [],
      jobs: [],
    });
  });
});

const findInFiles = (text: string) => filesThatHold(text, [folder]);
const namesIn = (part: string) => filesIn(join(folder, part));
