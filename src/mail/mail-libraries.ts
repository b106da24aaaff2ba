/**
 * The libraries of mail, each with its first use: many services send no mail, and some take none. By way of `require`,
 * because imported they import Node's HTTP (see `node-http.ts`).
 */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Carries mails to a mail server. */
export const nodemailer = () => require('nodemailer') as typeof import('nodemailer');
/** Writes mails. */
export const mailComposer = () =>
  require('nodemailer/lib/mail-composer') as typeof import('nodemailer/lib/mail-composer').default;
/** Takes mails. */
export const smtpServer = () => require('smtp-server') as typeof import('smtp-server');
