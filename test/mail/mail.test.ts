import { afterAll, afterEach, beforeAll } from 'vitest';
import { day, type MailProgram, startMailProgram } from '#test/support/mail-program.ts';
import { answers } from './answers.suite.ts';
import { commands } from './commands.suite.ts';
import { feedbackByMail } from './feedback.suite.ts';
import { senders } from './senders.suite.ts';
import { smtpIntake } from './smtp-intake.suite.ts';

// Starting a program takes longer than most of what is asked of it here, so all of these share one.
let program: MailProgram;
beforeAll(async () => {
  program = await startMailProgram();
});
afterEach(() => program.forward(day)); // limits of a day begin anew
afterAll(() => program.end());

smtpIntake(() => program);
senders(() => program);
answers(() => program);
commands(() => program);
feedbackByMail(() => program);
