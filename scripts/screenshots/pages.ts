import { pages } from '#src/languages/pages.ts';
import { openPage, type Seen } from './take.ts';

/** What is pictured: every page, the form without script, and addresses without anything. */
const pictured = [...pages, '/upload/form', '/upload/1d0f9a52-6a3e-4c7b-9d55-0a4b5c6d7e8f', '/nothing-here'];

/** Every page as it opens. */
export async function takePages(seen: Seen): Promise<void> {
  for (const path of pictured) {
    await openPage(seen, path);
    // Just started, or on a busy machine, a service may say otherwise; the page asks every half a minute.
    if (path === '/status') await seen.page.getByText(seen.words.status.operationalLead).waitFor({ timeout: 150_000 });
    await seen.take(path.slice(1).replaceAll('/', '-') || 'home');
  }
}
