import { blog, newsletter } from './mails.ts';
import type { Negative } from './negative.ts';
import { holidayPhoto, invoice, menu, timetable } from './papers.ts';

/** LIST: documents that must not become a pass. */
export const negatives: readonly Negative[] = [invoice, newsletter, menu, timetable, blog, holidayPhoto];
