import { useWords } from '../messages/use-words.ts';
import { ButtonLink } from '../ui/button.tsx';

/** What stands at an address that has nothing. */
export function MissingPage({ crashed = false }: { readonly crashed?: boolean }) {
  const t = useWords('layout').notFound;
  return (
    <div className="mx-auto flex max-w-3xl flex-col items-center px-5 py-24 text-center sm:py-36">
      <p className="font-mono text-sm text-soft">{crashed ? '500' : '404'}</p>
      <h1 className="mt-4 text-3xl">{crashed ? t.crashed : t.heading}</h1>
      <p className="mt-5 text-lg text-balance text-soft">{crashed ? t.crashedLead : t.lead}</p>
      <ButtonLink to="/" className="mt-10">
        {t.back}
      </ButtonLink>
    </div>
  );
}
