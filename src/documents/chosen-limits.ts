import { defaultLimits, type Limits } from './limits.ts';

/** The settings that bound what is opened, by their names in `config.ts`; sizes in MB, megapixels and counts. */
export type LimitSettings = {
  readonly MAX_PDF_MB: number;
  readonly MAX_UPLOAD_MB: number;
  readonly MAX_PAGES: number;
  readonly MAX_MEGAPIXELS: number;
  readonly MAX_MIME_DEPTH: number;
  readonly MAX_MIME_PARTS: number;
};

const megabyte = 2 ** 20;

/** The limits that an operator chose; what nobody can choose is as `defaultLimits` says. */
export function chosenLimits(settings: LimitSettings): Limits {
  const { pdf, image, mail } = defaultLimits;
  return {
    ...defaultLimits,
    bytes: { pdf: settings.MAX_PDF_MB * megabyte, other: settings.MAX_UPLOAD_MB * megabyte },
    pdf: { ...pdf, textPages: settings.MAX_PAGES, drawnPages: settings.MAX_PAGES },
    image: { ...image, pixels: settings.MAX_MEGAPIXELS * 1_000_000 },
    mail: { ...mail, depth: settings.MAX_MIME_DEPTH, parts: settings.MAX_MIME_PARTS },
  };
}
