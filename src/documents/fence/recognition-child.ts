/** A fenced process that recognises text in pictures. */

import type { GreyPicture } from '../grey-picture.ts';
import { type PictureHints, preparePicture } from '../recognition/prepare-picture.ts';
import { readBatch } from '../recognition/read-batch.ts';
import { warmUp } from '../recognition/tesseract.ts';
import { probe } from './probe.ts';
import { serve } from './serve.ts';

// Every picture is looked at in English first.
await warmUp('eng');

await serve({
  prepare: ({ picture, hints }: { readonly picture: GreyPicture; readonly hints: PictureHints }) =>
    preparePicture(picture, hints),
  read: readBatch,
  probe,
});
