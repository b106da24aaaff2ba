/** The languages that text is recognised in. */

/** LIST: the languages in Latin letters whose models are installed, by their ISO 639-3 code. */
export const latinModels = [
  ...['eng', 'deu', 'fra', 'spa', 'ita', 'nld', 'por'],
  ...['pol', 'ces', 'swe', 'dan', 'nor', 'fin', 'hun', 'ron', 'tur'],
] as const;

/** LIST: those in other scripts, by ISO 639-3 and, of Chinese, by its letters (simplified, traditional). */
export const otherModels = [
  ...['ell', 'bul', 'ukr', 'kaz', 'srp', 'ara', 'heb', 'kor', 'jpn', 'chi_sim', 'chi_tra', 'tha'],
] as const;

/** A trained model of Tesseract for a language in Latin letters. */
export type LatinModel = (typeof latinModels)[number];
/** One for a language in other letters. */
export type OtherModel = (typeof otherModels)[number];
/** A trained model of Tesseract. */
export type Model = LatinModel | OtherModel;
