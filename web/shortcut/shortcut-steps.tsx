import { useWords } from '../messages/use-words.ts';
import { useSite } from '../site.ts';
import { type StepName, StepPicture } from './step-picture.tsx';

type Step = { readonly picture: StepName; readonly title: string; readonly text: string };

/** Steps one after the other, each with a drawing of what is on the screen; `after` is how many came before. */
export function ShortcutSteps({ steps, after = 0 }: { readonly steps: readonly Step[]; readonly after?: number }) {
  const t = useWords('ios-shortcut');
  return (
    <ol start={after + 1} className="grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
      {steps.map(({ picture, title, text }, at) => (
        <li key={picture} className="flex gap-5 sm:block">
          <StepPicture step={picture} />
          <div className="min-w-0 self-center sm:mt-5">
            <p className="grid size-8 place-items-center rounded-full bg-accent-wash text-sm font-semibold tabular-nums text-accent">
              {t.step(after + at + 1)}
            </p>
            <h3 className="mt-3 text-lg">{title}</h3>
            <p className="mt-1 wrap-anywhere text-soft">
              <WithAddress text={text} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** A sentence in which the intake address stays on one line; where it has no room on any, it is broken after its sign. */
function WithAddress({ text }: { readonly text: string }) {
  const { intakeAddress } = useSite();
  const [before, after] = intakeAddress ? text.split(intakeAddress) : [];
  if (after === undefined) return text;
  const [name, host] = intakeAddress.split('@');
  const [mark = ''] = /^\S*/.exec(after) ?? []; // the end of the sentence stays beside it
  return (
    <>
      {before}
      <span className="inline-block max-w-full">
        <bdi dir="ltr">
          {name}@<wbr />
          {host}
        </bdi>
        {mark}
      </span>
      {after.slice(mark.length)}
    </>
  );
}
