import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** LIST: files that take longest, the longest first; begun last, one of them would run on when all others have ended. */
const longest = [
  'test/corpus.test.ts',
  'test/service/restarts.test.ts',
  'src/documents/inside/recognition/recognition.test.ts',
  'test/mail/mail.test.ts',
  'test/screens/screens.test.ts',
  'test/service/nodes.test.ts',
  'test/injections/injections.test.ts',
  'test/service/bucket.test.ts',
  'test/mail/kill.test.ts',
  'test/cli.test.ts',
  'test/service/hostile.test.ts',
  'test/mail/relay-away.test.ts',
  'src/documents/inside/codes/scan.test.ts',
  'test/models/pictures.test.ts',
  'test/image/container.test.ts',
];

/** The order of test files: what is known to take long goes first, in a clean checkout as well. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((file) => moduleId.endsWith(`/${file}`));
      return at === -1 ? longest.length : at;
    };
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}
