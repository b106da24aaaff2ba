import type { SiteFacts } from '#src/http/site-facts.ts';

/** Where to turn to. Not every installation has an address for questions. */
export function writeTo({ supportAddress }: Pick<SiteFacts, 'supportAddress'>): string {
  return supportAddress ? `اكتب إلى ${supportAddress}.` : 'اسأل من أعطاك عنوان هذه الخدمة.';
}
