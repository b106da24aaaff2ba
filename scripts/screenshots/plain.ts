import type { Seen } from './take.ts';

/** What a browser without script shows of the job that the page is on: the ways in, its result and its ticket. */
export async function takePlain({ page, at, take, openPlain }: Seen): Promise<void> {
  const [job] = /\/upload\/[0-9a-f-]{36}/.exec(page.url())!;
  const plain = await openPlain();
  for (const [name, path] of [
    ['plain-home', '/'],
    ['plain-upload', '/upload'],
    ['plain-done', job],
    ['plain-ticket', `${job}/tickets/1?show=code`],
  ] as const) {
    await plain.goto(at(path));
    await take(name, plain);
  }
  await plain.close();
}
