import { useWords } from '../messages/use-words.ts';
import { Button } from '../ui/button.tsx';
import type { FieldJson, TicketJson } from './ticket-data.ts';
import { textOf, useTicketWords, whereOf } from './words.ts';

type OtherReadingsProps = {
  readonly ticket: TicketJson;
  readonly field: FieldJson;
  readonly label: string;
  readonly onShow: (at: number) => void;
  readonly onUse: (value: FieldJson['value']) => void;
};

/** Readings that lost, crossed out, each with its place and a way to take it after all. */
export function OtherReadings({ ticket, field: { name, others }, label, onShow, onUse }: OtherReadingsProps) {
  const words = useTicketWords();
  const t = useWords('proof');
  return (
    <ul className="flex flex-col gap-1 border-s-2 border-line ps-3">
      {others.map((other, at) => (
        <li key={JSON.stringify(other.value)} className="flex items-center gap-2">
          <button type="button" onClick={() => onShow(at)} className="min-h-11 min-w-0 grow text-start">
            <span className="sr-only">{t.lost} </span>
            <s className="wrap-anywhere">
              <bdi>{textOf(words, other.value, name)}</bdi>
            </s>
            <span className="block text-xs text-soft">
              {other.places[0] && whereOf(words, other.places[0], ticket)}
            </span>
          </button>
          <Button
            look="quiet"
            size="small"
            className="-me-3 shrink-0"
            aria-label={t.insteadNamed(label, textOf(words, other.value, name))}
            onClick={() => onUse(other.value)}
          >
            {t.instead}
          </Button>
        </li>
      ))}
    </ul>
  );
}
