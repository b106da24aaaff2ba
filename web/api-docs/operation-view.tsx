import { useLanguage, useWords } from '../messages/use-words.ts';
import { useSite } from '../site.ts';
import { CodeBlock } from './code-block.tsx';
import { exampleOf, type Language, languages } from './examples.ts';
import { parted } from './parted-path.tsx';
import type { Field, Operation } from './reference.ts';
import { WithHeaders } from './with-headers.tsx';

type LanguageChoice = { readonly language: Language; readonly onLanguage: (language: Language) => void };

/** A list of calls with the language of their examples. */
export function Operations({ operations, ...choice }: LanguageChoice & { readonly operations: readonly Operation[] }) {
  return (
    <div className="space-y-16">
      {operations.map((operation) => (
        <OperationView key={operation.id} operation={operation} {...choice} />
      ))}
    </div>
  );
}

function OperationView({ operation, ...choice }: LanguageChoice & { readonly operation: Operation }) {
  const t = useWords('api').reference;
  const { origin } = useSite();
  const name = `${operation.method} ${operation.path}`;
  return (
    <article aria-labelledby={operation.id} className="grid gap-6 lg:grid-cols-2 lg:gap-10">
      <div className="min-w-0">
        <h3
          id={operation.id}
          dir="ltr"
          className="flex flex-wrap items-baseline gap-x-3 font-mono text-base tracking-normal wrap-anywhere"
        >
          <span className="rounded-full bg-accent-wash px-3 py-0.5 text-xs font-semibold text-accent">
            {operation.method}
          </span>
          <span>{parted(operation.path)}</span>
        </h3>
        <p lang="en" dir="ltr" className="mt-3 text-soft">
          {operation.summary}
        </p>
        <Fields title={t.parameters} fields={operation.parameters} />
        {operation.body && <Body title={`${t.body} (${operation.body.media})`} fields={operation.body.fields} />}
        <h4 className="mt-6 text-sm font-semibold">{t.answers}</h4>
        <dl lang="en" dir="ltr" className="mt-2 text-sm">
          {operation.answers.map(({ status, text }) => (
            <div key={status} className="flex gap-4 border-b border-line py-2">
              <dt className="w-10 shrink-0 font-mono font-semibold">{status}</dt>
              <dd className="text-soft">
                <WithHeaders text={text} />
              </dd>
            </div>
          ))}
        </dl>
        {operation.gives.length > 0 && (
          <details className="mt-4">
            <summary className="min-h-11 py-2.5 text-sm font-semibold text-accent">{t.fields}</summary>
            <Fields fields={operation.gives} />
          </details>
        )}
      </div>
      <div className="min-w-0">
        <Languages {...choice} />
        <CodeBlock
          code={exampleOf(operation, choice.language, origin)}
          label={`${t.example}: ${name}, ${choice.language}`}
        />
      </div>
    </article>
  );
}

function Languages({ language, onLanguage }: LanguageChoice) {
  const t = useWords('api').reference;
  return (
    <fieldset className="needs-script mb-3 flex gap-1">
      <legend className="sr-only">{t.language}</legend>
      {languages.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === language}
          onClick={() => onLanguage(each)}
          className="min-h-11 rounded-full px-4 text-sm text-soft hover:text-ink aria-pressed:bg-sunk aria-pressed:font-semibold aria-pressed:text-ink"
        >
          {each}
        </button>
      ))}
    </fieldset>
  );
}

type Named = { readonly title: string; readonly fields: readonly Field[] };

/** The fields of a body; where those inside of others are many, they are folded. */
function Body({ title, fields }: Named) {
  const inner = fields.filter(({ name }) => name.includes('.'));
  if (inner.length < manyFields) return <Fields title={title} fields={fields} />;
  return (
    <>
      <Fields title={title} fields={fields.filter((field) => !inner.includes(field))} />
      {[...Map.groupBy(inner, ({ name }) => name.split('.')[0])].map(([outer, own]) => (
        <details key={outer} className="mt-4">
          <summary className="min-h-11 py-2.5 font-mono text-sm font-semibold text-accent">
            <bdi dir="ltr">{outer}.*</bdi>
          </summary>
          <Fields fields={own} />
        </details>
      ))}
    </>
  );
}

const manyFields = 12;

function Fields({ title, fields }: Partial<Pick<Named, 'title'>> & Pick<Named, 'fields'>) {
  const own = useLanguage();
  const t = useWords('api').reference;
  if (fields.length === 0) return null;
  return (
    <>
      {title && <h4 className="mt-6 text-sm font-semibold">{title}</h4>}
      <dl lang="en" dir="ltr" className="mt-2 text-sm">
        {fields.map(({ name, place, type, required, text }) => (
          <div key={`${place} ${name}`} className="border-b border-line py-2">
            <dt className="flex flex-wrap items-baseline gap-x-3">
              <code className="font-mono text-xs font-semibold break-all">{name}</code>
              <span className="text-xs text-soft">
                {place === 'body' ? '' : `${place}, `}
                {type}
                {required && <span lang={own}>, {t.required}</span>}
              </span>
            </dt>
            {text && <dd className="mt-0.5 text-soft">{text}</dd>}
          </div>
        ))}
      </dl>
    </>
  );
}
