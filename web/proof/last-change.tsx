import { useWords } from '../messages/use-words.ts';
import { Button } from '../ui/button.tsx';
import type { EditedTicket } from './use-ticket.ts';

type LastChangeProps = Pick<EditedTicket, 'news' | 'canUndo'> & {
  /** Why the last wish was not granted. */
  readonly refused: string | undefined;
  readonly onUndo: () => void;
};

/** What was last done to the ticket, or why not, and the way to take it back. */
export function LastChange({ news, refused, canUndo, onUndo }: LastChangeProps) {
  const t = useWords('proof');
  return (
    <div className="needs-script -my-3 flex min-h-14 items-start gap-3" data-glide>
      <p role="status" className="min-w-0 grow pt-1.5 text-sm wrap-anywhere">
        <bdi>{refused ?? news}</bdi>
      </p>
      <Button
        look="plain"
        size="small"
        className={`shrink-0 ${news ? '' : 'invisible'}`}
        aria-disabled={!canUndo}
        onClick={onUndo}
      >
        {t.undo}
      </Button>
    </div>
  );
}
