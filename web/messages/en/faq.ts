/** Questions and answers of /how-it-works in English: one long table of texts. */
import type { SiteFacts } from '#src/http/site-facts.ts';
import { durationIn } from '#src/languages/say.ts';
import { writeTo } from './write-to.ts';

/** What people ask, in the order of the page; `id` is its anchor. */
export const faq = (site: SiteFacts) =>
  [
    {
      id: 'faq-free',
      question: 'Is it free?',
      answer: [
        `Yes. There is no account, no trial and no paid tier for people.${site.donationUrl ? ' The service lives on voluntary contributions.' : ''}`,
        ...(site.supportAddress ? ['Companies that need API keys, their own rate limits or support can ask us.'] : []),
      ],
      link: { to: '/contribute', text: 'Ways to help' },
    },
    {
      id: 'faq-content',
      question: 'What can I convert?',
      answer: [
        'Tickets, boarding passes, confirmations and vouchers as PDF, JPG, PNG or e‑mail file (.eml), whether saved, scanned, photographed or captured from a screen.',
        'Flights, trains, buses and boats; concerts, theatre, cinema, museums and sports; hotels, restaurants and parking; vouchers, gift cards and memberships. Several tickets in one file become several passes.',
      ],
      link: { to: '/examples', text: 'Six examples' },
    },
    {
      id: 'faq-speed',
      question: 'How fast is it?',
      answer: [
        `A PDF with one ticket usually takes a few seconds. Photos and scans take longer, because their text has to be recognised first.${site.intakeAddress ? ' By e‑mail, add the time that the mail travels.' : ''}`,
      ],
    },
    {
      id: 'faq-security',
      question: 'Is my ticket safe?',
      answer: [
        `Your file is encrypted as it arrives, read once and deleted as soon as it is read. The finished passes can be downloaded for ${durationIn('en', site.resultMinutes)}, or until you press Delete now.`,
        'The address of a result cannot be guessed, is not listed anywhere and ends with the result. What remains is metadata without content, such as the kind of file and the time it took.',
      ],
      link: { to: '/privacy', text: 'What is kept, and for how long' },
    },
    {
      id: 'faq-failure',
      question: 'What happens when it does not work?',
      answer: [
        'You are told why in a sentence: no ticket was found, the code was too blurred, the PDF needs a password. A value that we are not sure of is marked “Check this”, with the place where it was read.',
        'Often the original file helps: the PDF from the e‑mail instead of a photo of its printout. Tell us about it in the feedback form, so that we can teach the converter.',
      ],
    },
    {
      id: 'faq-usage',
      question: 'How do I use the pass?',
      answer: [
        `Tap Add to Apple Wallet on your iPhone${site.intakeAddress ? ', or open the attachment of the e‑mail' : ''}.${site.reachable ? ' On a computer, point the phone at the QR code beside the result.' : ''}`,
        'Wallet brings the pass up on the lock screen when its time comes. Take the original along as well when your operator asks for it: the pass is a copy of your ticket, made by you.',
      ],
    },
    {
      id: 'faq-barcodes',
      question: 'Which barcodes are supported?',
      answer: [
        'Wallet shows QR, Aztec, PDF417 and Code\u00A0128. These four are copied as they are.',
        'iPhones with iOS\u00A027 also show EAN‑13, Code\u00A039, Codabar and ITF; older ones show a QR code with the same content instead. So do all iPhones for other codes, such as Data Matrix. Such a QR code may not scan at the gate; you are told when that is so.',
      ],
    },
    {
      id: 'faq-feedback',
      question: 'How can I give feedback?',
      answer: [
        'After each conversion there is a link to a short form: stars, a comment, done. It asks neither for your name nor for the document. Leave an e‑mail address only if you want an answer.',
      ],
    },
    {
      id: 'faq-size',
      question: 'How large may a file be?',
      answer: [
        `${site.intakeAddress ? 'An e‑mail may be up to about 25MB with its attachments. ' : ''}On this website, pictures and e‑mail files may be up to ${site.limits.uploadMb}MB, PDFs up to ${site.limits.pdfMb}MB.`,
      ],
    },
    {
      id: 'faq-mail-refused',
      question: 'Why was my e‑mail refused?',
      answer: [
        'Anybody can write any sender into an e‑mail. So we answer only where the sending server proves that the mail is from the address in “From”: by SPF or DKIM, as every large provider does. What proves nothing is refused while it is handed over, with the reason; your own mail server tells you.',
        'Send from the mailbox itself (not through another server), ask who runs your mail to switch on SPF or DKIM, or upload the ticket here.',
      ],
    },
    {
      id: 'faq-rights',
      question: 'How do I see or delete my data?',
      answer: [
        `${writeTo(site)} Requests to see, correct or delete what is kept about you are answered within 30 days.`,
      ],
      link: { to: '/privacy#rights', text: 'Your rights' },
    },
    {
      id: 'faq-analytics',
      question: 'Do you use analytics?',
      answer: [
        site.analyticsUrl
          ? `A script from ${new URL(site.analyticsUrl).host} counts visits. It runs in a closed frame, so it never sees what is on a page, a file or a pass.`
          : 'No. This installation loads no analytics script and sets no cookies.',
      ],
    },
    {
      id: 'faq-binary',
      question: 'Why does my QR code with binary data fail?',
      answer: [
        'Some QR codes hold raw bytes instead of text. A pass stores its code as text, and phones draw such text in ways that no longer give the same bytes, so these codes cannot be processed. We say so rather than hand out a pass that fails at the gate.',
      ],
    },
    {
      id: 'faq-third-parties',
      question: 'Which third parties are involved?',
      answer: [
        !site.model || site.model.here
          ? 'Text, codes and meaning are read by software on our own server. No outside AI or OCR service gets your file.'
          : `Codes and text are read by software on our own server. Where it is not sure of the meaning, ${site.model.who} is asked; the Privacy Policy says what it gets.`,
        site.verification === 'turnstile'
          ? 'The check that you are human is Cloudflare Turnstile, which loads on the upload form.'
          : 'The check that you are human is a little arithmetic in your browser, checked by our own server.',
        ...(site.donationUrl
          ? [`The donation form comes from ${new URL(site.donationUrl).host} and loads only after you ask for it.`]
          : []),
      ],
      link: { to: '/privacy', text: 'Privacy Policy' },
    },
  ] as const;
