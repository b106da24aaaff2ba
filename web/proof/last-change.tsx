import { useWords } from '../messages/use-words.ts';
import { Button } from '../ui/button.tsx';
import type { EditedTicket } from './use-ticket.ts';

/** Who took the last change back by keyboard keeps the focus, and sees where it is. */
const unlessFocused = 'not-focus-visible:opacity-0';

type LastChangeProps = Pick<EditedTicket, 'news' | 'canUndo'> & {
  /** Why the last wish was not granted. */
  readonly refused: string | undefined;
  readonly onUndo: () => void;
};

/**
 * What was last done to the ticket, or why not, and the way to take it back: at the end of the values, and at the edge of the window
 * while that is further down, so that it is in sight wherever the change was made.
 */
export function LastChange({ news, refused, canUndo, onUndo }: LastChangeProps) {
  const t = useWords('proof');
  const said = refused ?? news;
  return (
    <div className="proof-news needs-script" data-said={said ? true : undefined} data-glide>
      {/* As high as the button; new words in a new element: to the browser, words that are centred anew would have moved. */}
      <p role="status" className="grid min-w-0 grow content-center self-stretch text-sm wrap-anywhere">
        <bdi key={said} className="line-clamp-3">
          {said}
        </bdi>
      </p>
      <Button
        look="plain"
        size="small"
        className={`shrink-0 ${news ? '' : 'invisible'} ${canUndo ? '' : `cursor-default! text-soft! ${unlessFocused}`}`}
        aria-disabled={!canUndo}
        onClick={onUndo}
      >
        {t.undo}
      </Button>
    </div>
  );
}
