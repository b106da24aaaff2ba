import { useState } from 'react';
import { glide } from './glide.ts';
import { type Patch, settledBy } from './ticket-data.ts';
import { type EditedTicket, type TicketPaths, useTicket } from './use-ticket.ts';

/** A change of the ticket, and what is said of it; answers a sentence when it was refused. */
export type Change = (patch: Patch, news: string) => Promise<string | undefined>;

type Changes = Omit<EditedTicket, 'change' | 'undo'> & {
  /** Why the last wish was not granted. */
  readonly refused: string | undefined;
  readonly onChange: Change;
  /** The same for forms, which say for themselves why they were refused. */
  readonly onSave: Change;
  readonly onUndo: () => void;
};

/** A ticket that is changed by what stands on its page, and why a wish was not granted. */
export function useChanges(first: Parameters<typeof useTicket>[0], paths: TicketPaths): Changes {
  const { change, undo, ...edited } = useTicket(first, paths);
  const [refused, setRefused] = useState<string>();
  const tell = (why: string | undefined) => {
    glide(() => setRefused(why));
    return why;
  };
  return {
    ...edited,
    refused,
    onSave(patch, news) {
      setRefused(undefined);
      return change(patch, news);
    },
    onChange: async (patch, news) => tell(await change(patch, news, settledBy(edited.ticket, patch))),
    onUndo: () => void undo().then(tell),
  };
}
