import type { ReactNode } from 'react';
import { exampleList, type Picture } from '../examples/example-list.ts';
import { useWords } from '../messages/use-words.ts';
import { useSite } from '../site.ts';
import { MailAddress } from '../ui/mail-address.tsx';
import { Readings } from './readings.tsx';

const train = exampleList.find(({ id }) => id === 'train')!;

/** The three steps, each shown with the same ticket on its way. */
export function Steps() {
  const t = useWords('how-it-works');
  const { intakeAddress, calendarAddress } = useSite();
  return (
    <section aria-label={t.stepsTitle} className="mx-auto max-w-6xl px-5 pt-10 pb-8 sm:px-8">
      <h2 className="sr-only">{t.stepsTitle}</h2>
      <ol className="grid gap-6">
        <Step
          number={1}
          title={t.upload.title}
          text={intakeAddress ? t.upload.text : t.upload.textWithoutMail}
          picture={<Paper />}
        >
          {intakeAddress && (
            <>
              <MailAddress address={intakeAddress} label={t.upload.copy} />
              <p className="mt-4 max-w-md text-sm wrap-anywhere text-soft">{t.upload.calendar(calendarAddress)}</p>
            </>
          )}
        </Step>
        <Step number={2} title={t.extraction.title} text={t.extraction.text} picture={<Readings />} />
        <Step
          number={3}
          title={t.delivery.title}
          text={`${t.delivery.text} ${intakeAddress && t.delivery.byMail}`.trim()}
          picture={<Shown picture={train.after} alt={t.delivery.picture} className="max-w-72 rounded-xl" />}
        />
      </ol>
    </section>
  );
}

type StepProps = {
  readonly number: number;
  readonly title: string;
  readonly text: string;
  readonly picture: ReactNode;
  readonly children?: ReactNode;
};

function Step({ number, title, text, picture, children }: StepProps) {
  const t = useWords('how-it-works');
  return (
    <li className="grid grid-cols-1 overflow-hidden rounded-card border border-line bg-card shadow-card md:grid-cols-2">
      <div className="self-center p-6 sm:p-10">
        <p className="text-sm font-semibold text-accent">{t.step(number)}</p>
        <h3 className="mt-2 text-2xl">{title}</h3>
        <p className="mt-4 max-w-md text-soft">{text}</p>
        {children && <div className="mt-6">{children}</div>}
      </div>
      <div className="grid place-items-center bg-sunk p-6 sm:p-10">{picture}</div>
    </li>
  );
}

/** The upper part of the page: what people see when they open the file. */
function Paper() {
  const t = useWords('how-it-works');
  return (
    <div className="-mb-6 aspect-[6/5] w-full max-w-96 self-end overflow-hidden rounded-t-xl shadow-pass sm:-mb-10">
      <Shown picture={train.before} alt={t.upload.picture} className="shadow-none" />
    </div>
  );
}

type ShownProps = { readonly picture: Picture; readonly alt: string; readonly className: string };

function Shown({ picture, alt, className }: ShownProps) {
  return (
    <img
      {...picture}
      sizes={picture.srcSet && '24rem'}
      alt={alt}
      loading="lazy"
      decoding="async"
      className={`h-auto w-full shadow-pass ${className}`}
    />
  );
}
