import type { RefusalCode as ApiRefusal } from '#src/api/refusals.ts';
import type { RefusalCode as FieldRefusal } from '#src/tickets/refusals.ts';

/** Every refusal that a page says by its code; `{…}` as in the English sentences of the API. */
export type RefusalWords = Readonly<Record<Exclude<ApiRefusal, SaidByWidget> | FieldRefusal, string>>;

/** What the specification words; it stands with the texts of uploading. */
type SaidByWidget = 'human.unavailable';
