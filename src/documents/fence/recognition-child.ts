/** A fenced process that recognises text in pictures. */
import { recognisePicture } from '../recognition/recognise-picture.ts';
import { warmUp } from '../recognition/tesseract.ts';
import { probe } from './probe.ts';
import { serve } from './serve.ts';

// Every picture is looked at in English first.
await warmUp('eng');

await serve({
  recognise: ({
    picture,
    hints,
  }: {
    picture: Parameters<typeof recognisePicture>[0];
    hints: Parameters<typeof recognisePicture>[1];
  }) => recognisePicture(picture, hints),
  probe,
});
