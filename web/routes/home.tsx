import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Converter } from '../convert/converter.tsx';
import { BeforeAfter, pairWords } from '../examples/before-after.tsx';
import { exampleList } from '../examples/example-list.ts';
import { openNewsletter } from '../layout/newsletter.tsx';
import { useWords } from '../messages/use-words.ts';
import { PageMeta } from '../page-meta.tsx';
import { useSite, webContext } from '../site.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { CheckIcon, InfoIcon, PassIcon, SparkIcon, UploadIcon } from '../ui/icons.tsx';
import { MailAddress } from '../ui/mail-address.tsx';
import { Section } from '../ui/section.tsx';

/** Every visit shows another of the six examples. */
export async function loader({ context }: LoaderFunctionArgs) {
  const passes = await context.get(webContext).passesMade();
  return { example: Math.floor(Math.random() * exampleList.length), passes };
}

export default function Home() {
  const t = useWords('home');
  return (
    <>
      <PageMeta words={t} />
      <Hero />
      <Steps />
      <OneExample />
      <Facts />
      <Trusted />
      {/* Without script nobody can subscribe, so nobody is asked to. */}
      <div className="needs-script">
        <Section title={t.subscribe.title} lead={t.subscribe.lead} sunk>
          <Button onClick={openNewsletter}>{t.subscribe.button}</Button>
        </Section>
      </div>
    </>
  );
}

function Hero() {
  const t = useWords('home');
  const { intakeAddress } = useSite();
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-1 items-start gap-x-12 gap-y-8 px-5 pt-8 pb-16 sm:px-8 lg:grid-cols-[1fr_1.1fr] lg:grid-rows-[auto_1fr] lg:pt-16 lg:pb-24">
      <div>
        <h1 className="text-4xl">{t.hero.heading}</h1>
        <p className="mt-4 max-w-xl text-lg text-soft lg:mt-6">{t.hero.lead}</p>
      </div>
      <section
        id="convert"
        aria-labelledby="convert-heading"
        className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1"
      >
        <h2 id="convert-heading" className="sr-only">
          {t.convert.title}
        </h2>
        <Converter />
      </section>
      <div className="flex flex-col items-start gap-5">
        <ButtonLink to="/upload" look="plain">
          <UploadIcon /> {t.hero.upload}
        </ButtonLink>
        {intakeAddress && (
          <div>
            <p className="mb-2 text-sm text-soft">{t.hero.address}</p>
            <MailAddress address={intakeAddress} label={t.hero.copy} />
          </div>
        )}
      </div>
    </div>
  );
}

function Steps() {
  const t = useWords('home');
  const { intakeAddress } = useSite();
  const icons = [<UploadIcon key="1" size={24} />, <SparkIcon key="2" size={24} />, <PassIcon key="3" size={24} />];
  return (
    <Section title={t.steps.title} sunk>
      <ol className="grid gap-5 md:grid-cols-3">
        {t.steps.items.map(({ title, text, byMail }, at) => (
          <li key={title}>
            <Card className="h-full">
              <div className="flex items-center justify-between text-accent">
                {icons[at]}
                <span className="text-sm font-semibold tabular-nums text-soft">{at + 1}</span>
              </div>
              <h3 className="mt-5 text-lg">{title}</h3>
              <p className="mt-2 text-soft">
                {text} {intakeAddress && byMail}
              </p>
            </Card>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function OneExample() {
  const t = useWords('home');
  const example = exampleList[useLoaderData<typeof loader>().example]!;
  const pictures = useWords('layout').pictures;
  const title = pictures.titles[example.id];
  return (
    <Section title={t.example.title} lead={t.example.lead}>
      <Card className="bg-sunk">
        <h3 className="text-center text-lg">{title}</h3>
        <BeforeAfter
          example={example}
          words={pairWords(pictures, title)}
          className="mt-6 grid gap-6 sm:grid-cols-[1fr_auto_1fr]"
          beforeClass="mx-auto w-full max-w-64"
          afterClass="mx-auto w-full max-w-72"
          arrowClass="rotate-90 justify-self-center sm:rotate-0 rtl:sm:rotate-180"
          arrowSize={32}
        />
      </Card>
      <p className="mt-6">
        <Link to="/examples" className="link">
          {t.example.all}
        </Link>
      </p>
    </Section>
  );
}

function Facts() {
  const t = useWords('home');
  const { limits } = useSite();
  const fill = (text: string) =>
    text.replace('{pdf}', String(limits.pdfMb)).replace('{other}', String(limits.uploadMb));
  const boxes = [
    { ...t.facts.get, icon: <CheckIcon />, ink: 'text-good' },
    { ...t.facts.limits, icon: <InfoIcon />, ink: 'text-warn' },
  ];
  return (
    <Section title={t.facts.title} sunk>
      <Card className="grid gap-10 md:grid-cols-2">
        {boxes.map(({ title, items, icon, ink }) => (
          <div key={title}>
            <h3 className="text-lg">{title}</h3>
            <ul className="mt-4 space-y-3">
              {items.map((item) => (
                <li key={item} className="flex gap-3">
                  <span className={`mt-1 ${ink}`}>{icon}</span>
                  <span>{fill(item)}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Card>
    </Section>
  );
}

function Trusted() {
  const t = useWords('home');
  const { trustedBy } = useSite();
  const { passes } = useLoaderData<typeof loader>();
  const claims = [...(passes > 0 ? [t.trusted.passes(passes)] : []), ...useSite().claims];
  return (
    <Section title={trustedBy.length > 0 ? t.trusted.title : t.trusted.claims}>
      {trustedBy.length > 0 && (
        <dl className="mb-8 grid grid-cols-2 gap-4 md:grid-cols-4">
          {trustedBy.map(({ what, who }) => (
            <div key={what} className="rounded-2xl border border-line bg-card p-5">
              <dt className="text-sm text-soft">{what}</dt>
              <dd className="mt-1 text-lg leading-snug font-semibold">{who}</dd>
            </div>
          ))}
        </dl>
      )}
      <ul aria-label={t.trusted.claims} className="flex flex-wrap gap-2.5">
        {claims.map((claim) => (
          <li key={claim} className="rounded-full bg-accent-wash px-4 py-1.5 text-sm font-semibold text-accent">
            {claim}
          </li>
        ))}
      </ul>
    </Section>
  );
}
