/** Which letters other than Latin ones the lines of a picture are in, told by whose model reads them. */
import { costOf } from '../../shared/recognition/allowance.ts';
import type { Model, OtherModel } from '../../shared/recognition/models.ts';
import type { Piece } from '../../shared/recognition/piece.ts';
import { meanConfidence, type PrintedLine } from '../../shared/recognition/printed-word.ts';

type Script = {
  readonly letters: RegExp;
  readonly models: readonly OtherModel[];
  /** The models of them that tell whether it is this script at all. */
  readonly first: readonly OtherModel[];
  /** A model that takes letters of other scripts for its own has to be surer. */
  readonly least?: Evidence;
};

/** Parts of the width of all lines that were looked at: read so much surer, and read well. */
type Evidence = { readonly gain: number; readonly sure: number };

/** LIST: the scripts that are read beside the Latin one. */
const scripts: readonly Script[] = [
  { letters: /\p{Script=Cyrillic}/u, models: ['bul', 'ukr', 'kaz', 'srp'], first: ['bul'] },
  { letters: /\p{Script=Greek}/u, models: ['ell'], first: ['ell'] },
  {
    letters: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
    models: ['chi_sim', 'jpn', 'chi_tra'],
    first: ['chi_sim', 'jpn'],
  },
  { letters: /\p{Script=Hangul}/u, models: ['kor'], first: ['kor'] },
  { letters: /\p{Script=Arabic}/u, models: ['ara'], first: ['ara'] },
  { letters: /\p{Script=Hebrew}/u, models: ['heb'], first: ['heb'] },
  { letters: /\p{Script=Thai}/u, models: ['tha'], first: ['tha'], least: { gain: 0.3, sure: 0.6 } },
];

/** LIST: letters and words that a language has and others of its script have not: without any of them, it is another one. */
const signsOf: Readonly<Partial<Record<OtherModel, RegExp>>> = {
  ukr: /[іїєґ]|замовлен|квит[ко]|потяг|пасажир|прибутт|гривен/iu,
  kaz: /[ыэё]|заказ|можно|пассажир|стоимост|возврат|поезд|отправлен|посетител/iu, // Kazakh, whose model knows all Russian letters
  srp: /[ђљњћџ]/iu,
  jpn: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
};
/** A language whose signs are seen may be read less surely by so much than one that has none. */
const signed = 0.03;

/** Measured on 440 pictures in Latin letters (at most 0.07 where anything is read well) and 53 in others. */
const least: Evidence = { gain: 0.2, sure: 0.3 };
/** Lines of a first try and of all, in widths of a letter; the shortest one, too. */
const tried = { first: 30, all: 60, shortest: 3 };
/** What the first try has to gain, and what settles it. */
const lead = { least: 0.1, enough: 0.35 };
/** A line is in a script when so much of its width is; it is read surer by so much, and read well from so much on. */
const line = { share: 0.3, surer: 0.1, well: 0.8 };
/** Latin letters are read better than so on the whole, and lines of so much of the width (of 53 pictures in other letters, 48 are not). */
const latin = { sure: 0.75, poor: 0.75, most: 0.4 };

/** A line, and what it says to a model of Latin letters. */
export type GlancedLine = { readonly piece: Piece; readonly glance: PrintedLine };

/** A model, and how surely it reads the lines that were tried. */
export type ToldScript = { readonly model: OtherModel; readonly confidence: number };

/** Whether a text has letters of the script that a model reads; of Latin ones for all others. */
export function isInScriptOf(model: Model, text: string): boolean {
  return (scriptOf(model)?.letters ?? /\p{Script=Latin}/u).test(text);
}

/** Whether a model reads letters other than Latin ones. */
export function isOtherScript(model: Model): boolean {
  return scriptOf(model) !== undefined;
}

function scriptOf(model: Model): Script | undefined {
  return scripts.find(({ models }) => models.some((one) => one === model));
}

/** The model whose letters lines are in that a model of Latin letters cannot read; undefined where no other one reads them better. */
export async function tellScript(
  lines: readonly GlancedLine[],
  read: (piece: Piece, model: Model) => Promise<PrintedLine>,
): Promise<ToldScript | undefined> {
  if (meanConfidence(lines.flatMap(({ glance }) => glance)) >= latin.sure) return undefined;
  const poor = lines.filter(({ glance }) => meanConfidence(glance) < latin.poor);
  if (widthOf(poor) < latin.most * widthOf(lines)) return undefined;
  const worst = within(
    poor
      .filter(({ piece }) => costOf(piece.picture) > tried.shortest)
      .toSorted((one, other) => costOf(other.piece.picture) - costOf(one.piece.picture)),
    tried.all,
  );
  const script = await likeliest(within(worst, tried.first), read);
  if (!script) return undefined;
  const wanted = script.least ?? least;
  let best: (ToldScript & { readonly worth: number }) | undefined;
  const width = widthOf(worst);
  for (const model of script.models) {
    const seen = await tryModel(worst, { script, model, width }, read);
    const isRead = seen.gain >= wanted.gain && seen.sure >= wanted.sure;
    const signs = signsOf[model];
    if (!isRead || (signs && !signs.test(seen.text))) continue;
    const worth = seen.confidence + (signs ? signed : 0);
    if (!best || worth > best.worth) best = { model, confidence: seen.confidence, worth };
  }
  return best && { model: best.model, confidence: best.confidence };
}

async function likeliest(
  lines: readonly GlancedLine[],
  read: (piece: Piece, model: Model) => Promise<PrintedLine>,
): Promise<Script | undefined> {
  const width = widthOf(lines);
  let best: { readonly script: Script; readonly worth: number } | undefined;
  for (const script of scripts) {
    for (const model of script.first) {
      const { gain, sure } = await tryModel(lines, { script, model, width }, read);
      const isLikely = script.least ? gain >= script.least.gain && sure >= script.least.sure : gain >= lead.least;
      if (isLikely && gain + sure > (best?.worth ?? 0)) best = { script, worth: gain + sure };
      if (isLikely && gain >= lead.enough) return script;
    }
  }
  return best?.script;
}

type Trial = { readonly script: Script; readonly model: OtherModel; readonly width: number };

async function tryModel(
  lines: readonly GlancedLine[],
  { script, model, width }: Trial,
  read: (piece: Piece, model: Model) => Promise<PrintedLine>,
): Promise<Evidence & { readonly confidence: number; readonly text: string }> {
  let [gain, sure] = [0, 0];
  const all: PrintedLine[] = [];
  for (const { piece, glance } of lines) {
    const words = await read(piece, model);
    all.push(words);
    const own = words.filter(({ text }) => script.letters.test(text)).reduce((sum, word) => sum + word.width, 0);
    if (own < line.share * piece.picture.width) continue;
    const confidence = meanConfidence(words);
    const surer = confidence - meanConfidence(glance);
    if (surer > line.surer) gain += (surer * piece.picture.width) / width;
    if (confidence > line.well) sure += piece.picture.width / width;
  }
  const words = all.flat();
  return { gain, sure, confidence: meanConfidence(words), text: words.map(({ text }) => text).join(' ') };
}

function within(lines: readonly GlancedLine[], most: number): readonly GlancedLine[] {
  let sum = 0;
  return lines.filter(({ piece }) => {
    sum += costOf(piece.picture);
    return sum - costOf(piece.picture) < most;
  });
}

function widthOf(lines: readonly GlancedLine[]): number {
  return lines.reduce((sum, { piece }) => sum + piece.picture.width, 0);
}
