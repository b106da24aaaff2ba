/** The clauses of /terms in English: one long table of texts. */
import type { SiteFacts } from '#src/http/site-facts.ts';
import { durationIn } from '#src/languages/say.ts';
import type { Clause } from '../../policies/clause.ts';
import { writeTo } from './write-to.ts';

/** Texts of /terms. */
export const words = {
  title: 'Terms of Service',
  description: 'The rules of using this service.',
  heading: 'Terms of Service',
  updated: 'Last updated September 22, 2025',
  contents: 'Contents of the terms of service',
  lead: 'Short, and meant to be read. By converting a file you accept them.',
  /** One long table: the text itself. */
  clauses: ({ name, limits, resultMinutes, supportAddress }: SiteFacts) =>
    [
      {
        id: 'service',
        title: 'What the service does',
        text: [
          `${name} reads tickets, confirmations and vouchers and makes Apple Wallet passes of them. It is free, needs no account and is offered as it is, without a promise that it is always available or that every document can be converted.`,
        ],
      },
      {
        id: 'files',
        title: 'Your files',
        text: ['You convert only what you may use: tickets that are yours, or of people who asked you to.'],
        points: [
          'Your document stays yours. You allow us to read it, once, to make the pass.',
          `PDFs may be up to ${limits.pdfMb}MB, other files up to ${limits.uploadMb}MB.`,
          `Files are deleted after they were read, passes after ${durationIn('en', resultMinutes)}. We cannot bring them back.`,
        ],
        link: { to: '/privacy', text: 'Privacy Policy' },
      },
      {
        id: 'passes',
        title: 'What a pass is, and is not',
        text: [
          'A pass is your own copy of your ticket, more convenient to carry. It is not issued by the airline, railway, theatre or shop, and it gives you no right that your ticket does not give.',
          'Check the pass before you travel: date, time, seat, and that there is a code. Keep the original at hand. Some operators accept only their own app or paper; codes that change every few seconds cannot be copied; and a code that had to be converted to QR may not scan.',
        ],
      },
      {
        id: 'fair-use',
        title: 'Fair use',
        text: ['So that it works for everybody, please do not:'],
        points: [
          'make, change or multiply tickets in order to deceive;',
          'upload harmful files, or try to get at files of other people;',
          'get around rate limits or the human check;',
          'sell access to the service.',
        ],
      },
      {
        id: 'api',
        title: 'API',
        text: [
          'Programs may use the public API within its rate limits. Higher limits and API keys are given on request. We may block an address that harms the service.',
        ],
        link: { to: '/api', text: 'API documentation' },
      },
      {
        id: 'liability',
        title: 'Liability',
        text: [
          'The service is free, so we are liable only for intent and gross negligence, and where the law does not allow less. In particular we do not pay for journeys or events that were missed because a pass was wrong, late or refused.',
        ],
      },
      {
        id: 'trademarks',
        title: 'Trademarks',
        text: [
          `Apple, Apple Wallet, iPhone and iOS are trademarks of Apple Inc. ${name} is not connected with Apple, nor with the issuers of the tickets that people convert. Their names belong to them.`,
        ],
      },
      {
        id: 'changes',
        title: 'Changes and contact',
        text: [
          'We may change these terms; the date at the top says when that was last done. For conversions that were already made, the older terms hold.',
          `Questions? ${writeTo({ supportAddress })}`,
        ],
      },
    ] as const satisfies readonly Clause[],
} as const;
