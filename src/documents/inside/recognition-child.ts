/** A fenced process that recognises text in pictures. */

import { probe } from '#src/fence/probe.ts';
import { serve } from '#src/fence/serve.ts';
import type { GreyPicture } from '../shared/pictures/grey-picture.ts';
import { type PictureHints, preparePicture } from './recognition/prepare-picture.ts';
import { readBatch } from './recognition/read-batch.ts';
import { light, warmUp } from './recognition/tesseract.ts';

// Every picture is glanced at with it.
await warmUp(light);

await serve({
  prepare: ({ picture, hints }: { readonly picture: GreyPicture; readonly hints: PictureHints }) =>
    preparePicture(picture, hints),
  read: readBatch,
  probe,
});
