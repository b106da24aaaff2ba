import { useNavigate } from 'react-router';
import { useFailures } from '../convert/failures.ts';
import { handOver } from '../convert/handed-over.ts';
import { sendFile } from '../convert/send-file.ts';

/** What goes with a file that is sent from the page of a job before. */
type Again = { readonly token: string; readonly password?: string };

/** Sends a file once more, in another way, and goes to the page of the job that it becomes. Answers what went wrong instead. */
export function useSendAgain(): (file: File, again: Again) => Promise<string | undefined> {
  const navigate = useNavigate();
  const failureOf = useFailures();
  return async (file, again) => {
    try {
      const { signal } = new AbortController();
      const made = await sendFile(file, { ...again, signal, onPercent: () => {} });
      handOver(made, file, again.password !== undefined);
      await navigate(`/upload/${made.id}`, { replace: true });
      return undefined;
    } catch (failed) {
      return (await failureOf(failed)).message;
    }
  };
}
