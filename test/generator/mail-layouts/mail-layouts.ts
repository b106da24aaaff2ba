import { cardsMail } from './cards.ts';
import { gridMail } from './grid.ts';
import type { MailLayout } from './mail-layout.ts';
import { rowsMail } from './rows.ts';
import { stackMail } from './stack.ts';

/** LIST: every layout for HTML mails. */
export const mailLayouts: readonly MailLayout[] = [rowsMail, cardsMail, gridMail, stackMail];
