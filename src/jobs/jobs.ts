import type { CorrectionPatch } from '#src/tickets/correction.ts';
import { openUploads, type UploadContext, type Uploads } from './accept-upload.ts';
import { answerRefs } from './answer-refs.ts';
import { type HandOut, type HandOutContext, openHandOut } from './hand-out.ts';
import { jobKeyOf } from './job-id.ts';
import { hasReader } from './job-records.ts';
import { type JobView, openViews, type ViewContext } from './job-view.ts';
import { forgetSender } from './keep-clean.ts';
import type { Lane } from './lanes.ts';
import type { TicketView } from './ticket-view.ts';
import type { CorrectionAnswer, Tickets } from './tickets.ts';

/** What the jobs of a node are made of. */
export type JobsContext = ViewContext & UploadContext & HandOutContext;

/** Everything that the doors (web, API, mail) do with jobs. */
export type Jobs = Uploads &
  HandOut & {
    find(id: string): Promise<JobView | undefined>;
    /** The same once the job has ended, is known to be none, or `signal` says so. */
    findEnded(id: string, signal: AbortSignal): Promise<JobView | undefined>;
    /** The ticket of the `number`-th pass with its evidence; undefined when the content is gone, or never was. */
    ticket(id: string, number: number): Promise<TicketView | undefined>;
    /** Puts what a person says into a ticket; its pass is designed anew at once, and signed anew when it is downloaded. */
    correct(id: string, number: number, patch: CorrectionPatch): Promise<CorrectionAnswer | undefined>;
    /** The picture of a page that the tickets were read from. */
    page(id: string, number: number): ReturnType<Tickets['page']>;
    /** Deletes the content of a job at once; what a running one still makes is thrown away. False when there is no such job. */
    remove(id: string): Promise<boolean>;
    /** Notes whether the result of a job was right, by the word of a person. False when there is no result to speak of. */
    judge(id: string, right: boolean): Promise<boolean>;
    /** Jobs of a client that wait in a lane. */
    waitingOf(client: string, lane: Lane): Promise<number>;
    /** Passes made by all jobs that are still known of; content that is gone counts too. */
    passesMade(): Promise<number>;
  };

/** Opens the jobs of a node. */
export function openJobs(context: JobsContext): Jobs {
  const { records, content, tickets, secrets, progress, now } = context;
  const views = openViews(context);

  /** The name of a result that is there to be looked at. */
  const resultRefOf = async (id: string): Promise<string | undefined> => {
    const record = (await views.bare(id))?.record;
    return record?.content === 'result' ? (record.resultRef ?? undefined) : undefined;
  };

  return {
    ...openUploads(context, views),
    ...openHandOut(context, views),
    find: async (id) => views.withResult(await views.bare(id)),
    findEnded: views.ended,
    async ticket(id, number) {
      const ref = await resultRefOf(id);
      return ref === undefined ? undefined : tickets.view(ref, number);
    },
    async correct(id, number, patch) {
      const ref = await resultRefOf(id);
      return ref === undefined ? undefined : tickets.correct(ref, number, patch);
    },
    async page(id, number) {
      const ref = await resultRefOf(id);
      return ref === undefined ? undefined : tickets.page(ref, number);
    },
    async remove(id) {
      const job = jobKeyOf(id);
      const before = job && (await records.forget(job, now()));
      if (!before) return false;
      progress.clear(before.job);
      await content.destroy(before.job);
      if (before.resultRef) await content.destroy(before.resultRef);
      await forgetSender(before, content);
      if (hasReader(before) || before.answerWaits) await content.destroy(answerRefs(before.job).mail); // the passes are in it too
      return true;
    },
    async judge(id, right) {
      const record = (await views.bare(id))?.record;
      if (record?.state !== 'completed' || !record.passCount) return false;
      await records.judge(record.job, right);
      return true;
    },
    waitingOf: (client, lane) => records.waitingOf(secrets.keyedHash('waits', client), lane),
    passesMade: () => records.passesMade(),
  };
}
