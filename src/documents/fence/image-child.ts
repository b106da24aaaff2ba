/** A fenced process that decodes pictures. sharp is native, so this one may load addons and does nothing else. */
import { decodeImage } from '../image/decode-image.ts';
import { drawArtwork } from '../image/draw-artwork.ts';
import { shrinkImage } from '../image/shrink-image.ts';
import { probe } from './probe.ts';
import { serve } from './serve.ts';

await serve({ image: decodeImage, artwork: drawArtwork, shrink: shrinkImage, probe });
