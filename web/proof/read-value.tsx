import { useWords } from '../messages/use-words.ts';
import type { Words } from '../messages/words.ts';
import { ShowLink } from './show-link.tsx';
import type { FieldJson, TicketJson } from './ticket-data.ts';
import { textOf, useTicketWords, whereOf } from './words.ts';

type ReadValueProps = {
  readonly ticket: TicketJson;
  readonly field: FieldJson;
  readonly label: string;
  readonly onShow: (name: string) => void;
};

/** The value itself leads to its place on the page; without script the address does. */
export function ReadValue({ field, ticket, label, onShow }: ReadValueProps) {
  const words = useTicketWords();
  const t = useWords('proof');
  const { name, state, value, read, places } = field;
  const note = noteOf(t, field);
  const where = [...new Set(places.map((place) => whereOf(words, place, ticket)))].join(' · ');
  const shown = (
    <>
      <span className="block text-xs text-soft">{label}</span>
      <span className={`block wrap-anywhere ${value === null ? 'text-soft line-through' : 'font-semibold'}`}>
        {/* A browser may call a time zone by another name than the server does. */}
        <bdi suppressHydrationWarning>{textOf(words, value ?? read, name)}</bdi>
      </span>
      <span className="block text-xs wrap-anywhere text-soft">
        {note ?? where}
        {state === 'corrected' && read !== null && (
          <>
            {' · '}
            <bdi suppressHydrationWarning>{t.readBefore(textOf(words, read, name))}</bdi>
          </>
        )}
      </span>
    </>
  );
  if (!places.some(({ page, region }) => page && region)) return <div className="min-w-0 grow py-1">{shown}</div>;
  return (
    <ShowLink name={name} onShow={() => onShow(name)}>
      {shown}
    </ShowLink>
  );
}

/** What a person has changed says so in place of where it was read. */
function noteOf(t: Words['proof'], { state, read }: FieldJson): string | undefined {
  if (state === 'stands' || state === 'check') return undefined;
  return state === 'corrected' && read === null ? t.from.person : t.states[state];
}
