/** The clauses of /privacy in English: one long table of texts. */
import type { SiteFacts } from '#src/http/site-facts.ts';
import { durationIn } from '#src/languages/say.ts';
import { asksOthers } from '../../policies/asks-others.ts';
import type { Clause } from '../../policies/clause.ts';
import { keptRows } from './kept-rows.ts';
import { writeTo } from './write-to.ts';

/** Texts of /privacy. They say what the software does; whoever changes one changes the other. */
export const words = {
  title: 'Privacy Policy',
  description: 'What we keep, why, for how long, and how to end it.',
  heading: 'Privacy Policy',
  updated: 'Last updated September 22, 2025',
  contents: 'Contents of the privacy policy',
  lead: 'Your ticket is read once and then deleted. This page says what is kept besides, why, where and for how long.',
  /** One long table: the text itself. */
  clauses: (site: SiteFacts) =>
    [
      {
        id: 'short',
        title: 'In short',
        text: [],
        points: [
          'No account, no advertising, no profile, no sale of data.',
          'Your file is encrypted as it arrives and deleted as soon as it has been read. So is the password of a locked PDF, where you gave one.',
          `The passes, and pictures of the pages that they were read from, are there for ${durationIn('en', site.resultMinutes)}, or until you press Delete now.`,
          'What remains is metadata that says nothing about you or your journey.',
        ],
      },
      {
        id: 'kept',
        title: 'What, why, where and how long',
        text: [
          `All of it lies on the server of this installation. Only answers by e-mail${asksOthers(site) ? ', and what a language model is asked (see below),' : ''} leave it.`,
        ],
        table: { caption: 'Everything that is kept', head: ['What', 'Why', 'Where', 'How long'], rows: keptRows(site) },
      },
      {
        id: 'processing',
        title: 'How files are read',
        text: [
          'Text recognition and decoding happen in closed-off processes on our own server. They have no access to the network. We do not train anything with documents.',
          modelUse(site),
          'Passes are signed on the same server. Apple learns nothing of a conversion; what Wallet does with a pass on your phone is between you and Apple.',
        ],
      },
      {
        id: 'mail',
        title: 'When you write to the intake address',
        text: [
          `A mail to ${site.intakeAddress || 'the intake address, where there is one,'} is treated like an upload. Your address is kept encrypted beside it, for the answer and in case you allow us, in your feedback, to write to you. It is deleted with the result, or once the answer has left if that comes later. So that a mail delivered twice is not converted twice, an unreadable fingerprint of it is kept for a week.`,
          'E-mail passes through the servers of your provider and ours on its way.',
        ],
      },
      {
        id: 'browser',
        title: 'What stays in your browser',
        text: [
          'No cookies are set. These entries in the storage of your browser can be cleared in its settings at any time:',
        ],
        points: [
          'passlift_user_uuid: a random id, made at the first upload, which ties your conversions and feedback to this browser.',
          'passlift.terms: which terms of service you have accepted, so that you are not asked each time. Taking the tick away forgets it.',
          'passlift.announcement: that you closed the announcement at the top.',
          'passlift.language: the language that you chose here, or that you closed the offer of another one.',
        ],
      },
      {
        id: 'third-parties',
        title: 'Third parties',
        text: thirdParties(site),
      },
      {
        id: 'rights',
        title: 'Your rights',
        text: [
          `You can ask what is kept about you, have it corrected, handed over or deleted, and object to its use. ${writeTo(site)} Requests are answered within 30 days.`,
          'Name the e-mail address you left, or the random id from your browser. Without one of them we cannot tell which metadata is yours, because nothing in it names you. You may also complain to the data protection authority of your country.',
        ],
      },
      {
        id: 'basis',
        title: 'On which basis',
        text: [
          'Files are processed to give you what you asked for. Metadata, counters and the human check serve our legitimate interest in a service that works and is not abused. Contact addresses are kept with your consent, which you can withdraw at any time.',
        ],
      },
      {
        id: 'changes',
        title: 'Changes',
        text: [
          'When the software changes what it keeps, this page changes with it, and so does the date at its top.',
          `Questions? ${writeTo(site)}`,
        ],
      },
    ] as const satisfies readonly Clause[],
} as const;

function modelUse({ model }: SiteFacts): string {
  if (!model) return 'Understanding happens on the same server, by rules. No outside AI or OCR service is involved.';
  const what = model.pictures
    ? 'the text of the document and pictures of its pages are'
    : 'the text of the document is';
  if (model.here)
    return `Where these rules are not sure, ${what} given to a language model on the same server. No outside AI or OCR service is involved.`;
  return `Understanding happens on the same server, by rules. Where they are not sure, ${what} sent to a language model at ${model.who}, for this one answer; what it keeps is ruled by its own policy. The code on your ticket never comes from a model.`;
}

function thirdParties(site: SiteFacts): readonly string[] {
  return [
    asksOthers(site)
      ? `A language model at ${site.model?.who} helps to understand documents, as told above.`
      : 'No outside AI or OCR service gets your file.',
    site.verification === 'turnstile'
      ? 'The upload form loads Cloudflare Turnstile to tell people from programs. Cloudflare sees your network address and facts about your browser.'
      : 'The human check is arithmetic that your browser does; nobody else is asked.',
    site.analyticsUrl
      ? `An analytics script from ${new URL(site.analyticsUrl).host} runs in a closed frame. It sees your network address and which of our pages you open; never what is on them, a file, a pass or the id of a conversion.`
      : 'No analytics script is loaded.',
    site.donationUrl
      ? `The donation form comes from ${new URL(site.donationUrl).host}. It loads only after you ask for it; what you enter there goes to that company.`
      : 'No donation service is embedded.',
    ...(site.googleWallet
      ? [
          'Where you tap "Add to Google Wallet", Google gets what is on that ticket, and your network address as with every link. Before that it learns nothing.',
        ]
      : []),
  ];
}
