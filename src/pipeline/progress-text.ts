import type { Progress, StageName, Step } from './conversion.ts';

/** LIST: what is said of a stage where no more is known. */
const stageTexts: Readonly<Record<StageName, string>> = {
  open: 'Opening the file',
  read: 'Reading the pages',
  decode: 'Looking for codes',
  understand: 'Understanding what it says',
  design: 'Drawing the pass',
  prove: 'Comparing the code',
  sign: 'Signing the pass',
};

/** What happens right now, in English: "Reading page 2 of 3". */
export function progressText({ stage, step }: Pick<Progress, 'stage' | 'step'>): string {
  return step ? stepText(step) : stageTexts[stage];
}

function stepText(step: Step): string {
  switch (step.is) {
    case 'mail':
      return 'Reading the e-mail';
    case 'picture':
      return 'Reading the picture';
    case 'codes':
      return 'Looking for codes';
    case 'page':
      return step.of > 1 ? `Reading page ${step.page} of ${step.of}` : 'Reading the page';
    case 'text':
    case 'lines': {
      const found = step.codes === 0 ? '' : step.codes === 1 ? 'Code found. ' : `${step.codes} codes found. `;
      const page = step.page === undefined ? '' : ` of page ${step.page} of ${step.of}`;
      const lines = step.is === 'lines' ? `, ${step.line} of ${step.lines} lines` : '';
      return `${found}Reading the text${page}${lines}`;
    }
    case 'model':
      return 'Asking a language model';
    case 'pass':
      return step.of > 1 ? `Drawing pass ${step.pass} of ${step.of}` : 'Drawing the pass';
  }
}
