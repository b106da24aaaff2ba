import type { Words } from '../words.ts';
import { words as api } from './api.ts';
import { words as contact } from './contact.ts';
import { words as contribute } from './contribute.ts';
import { words as convert } from './convert.ts';
import { words as examples } from './examples.ts';
import { words as failed } from './failed.ts';
import { words as feedback } from './feedback.ts';
import { words as home } from './home.ts';
import { words as howItWorks } from './how-it-works.ts';
import { words as iosShortcut } from './ios-shortcut.ts';
import { words as layout } from './layout.ts';
import { words as pdfToPkpass } from './pdf-to-pkpass.ts';
import { words as privacy } from './privacy.ts';
import { words as problems } from './problems.ts';
import { words as proof } from './proof.ts';
import { words as refusals } from './refusals.ts';
import { words as result } from './result.ts';
import { words as status } from './status.ts';
import { words as terms } from './terms.ts';
import { words as upload } from './upload.ts';
import { words as zones } from './zones.ts';

/** Everything that the website says in Dutch, by topic. */
export const words: Words = {
  api,
  contact,
  contribute,
  convert,
  examples,
  failed,
  feedback,
  home,
  'how-it-works': howItWorks,
  'ios-shortcut': iosShortcut,
  layout,
  'pdf-to-pkpass': pdfToPkpass,
  privacy,
  problems,
  proof,
  refusals,
  result,
  status,
  terms,
  upload,
  zones,
};
