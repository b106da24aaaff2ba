/** A fenced process that recognises text in pictures. */

import { probe } from '#src/fence/probe.ts';
import { serve } from '#src/fence/serve.ts';
import type { GreyPicture } from '../shared/pictures/grey-picture.ts';
import { type PictureHints, preparePicture } from './recognition/prepare-picture.ts';
import { readBatch } from './recognition/read-batch.ts';
import { warmUp } from './recognition/tesseract.ts';

// Every picture is looked at in English first.
await warmUp('eng');

await serve({
  prepare: ({ picture, hints }: { readonly picture: GreyPicture; readonly hints: PictureHints }) =>
    preparePicture(picture, hints),
  read: readBatch,
  probe,
});
