/** A fenced process that decodes pictures. sharp is native, so this one may load addons and does nothing else. */

import { probe } from '#src/fence/probe.ts';
import { serve } from '#src/fence/serve.ts';
import { decodeImage } from './image/decode-image.ts';
import { drawArtwork } from './image/draw-artwork.ts';
import { shrinkImage } from './image/shrink-image.ts';

await serve({ image: decodeImage, artwork: drawArtwork, shrink: shrinkImage, probe });
