import type { SiteFacts } from '#src/http/site-facts.ts';

/** Whether anything of a document leaves for somebody else's model. */
export function asksOthers({ model }: Pick<SiteFacts, 'model'>): boolean {
  return model !== null && !model.here;
}
