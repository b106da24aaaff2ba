/** The table of /privacy in English: one long table of texts. */
import type { SiteFacts } from '#src/http/site-facts.ts';
import { durationIn } from '#src/languages/say.ts';
import type { TableRow } from '../../policies/clause.ts';

/** Everything that is kept: what, why, where and how long. */
export function keptRows({ resultMinutes, downloads, months }: SiteFacts) {
  return [
    {
      what: 'Your file and its name',
      cells: [
        'To read your ticket',
        'Disk, encrypted, each file with its own key',
        'Until it has been read: seconds, at most a few minutes',
      ],
    },
    {
      what: 'Finished passes and their preview, pictures of the pages they were read from, your corrections',
      cells: [
        'So that you can download them',
        'Disk, encrypted in the same way',
        `${durationIn('en', resultMinutes)}, until you press Delete now, or after ${downloads} downloads per pass`,
      ],
    },
    {
      what: 'Job metadata',
      more: 'Time, kind and rough size of the file, pages, kind of ticket, number of passes, error code and the limit or size that it is about, durations, downloads, what you answered to “Was this right?”',
      cells: ['To see what fails and to plan capacity', 'Database', `${months.jobs} months`],
    },
    {
      what: 'Random browser id',
      cells: [
        'To find your metadata when you ask for it',
        'Database, as a keyed hash',
        `${months.jobs} months with the job, ${months.feedback} months with feedback`,
      ],
    },
    {
      what: 'Feedback',
      more: 'Stars, comment, answers',
      cells: ['To get better', 'Database', `${months.feedback} months`],
    },
    {
      what: 'E-mail address',
      more: 'Left with feedback or for the newsletter',
      cells: [
        'To write to you about just that',
        'Database',
        `${months.contacts} months, or until you ask us to delete it`,
      ],
    },
    {
      what: 'Sender of a forwarded mail, or who a pass was mailed to from its page',
      cells: ['To send the pass back', 'Disk, encrypted', 'Until the answer has left and the result is deleted'],
    },
    { what: 'Network address', cells: ['To limit abuse', 'Counters, as a keyed hash', 'At most a day'] },
    {
      what: 'Answer of the human check',
      cells: ['So that each works only once', 'Database, as a keyed hash', 'Minutes, until it expires'],
    },
    {
      what: 'Logs',
      more: 'Time, step, duration, error code',
      cells: [
        'To run the service',
        'Log of the server, without addresses and without content',
        'As long as the operator keeps logs',
      ],
    },
  ] as const satisfies readonly TableRow[];
}
