import { useLocation, useParams } from 'react-router';
import { type Told, useToldRefusal } from '../api/say-refusal.ts';
import { useDuration, useWords } from '../messages/use-words.ts';
import type { Words } from '../messages/words.ts';
import { useSite } from '../site.ts';
import { ButtonLink } from '../ui/button.tsx';

/** The job that a link to one pass leads to when it is none any more, because it tells nothing of its own: see `answer-people.ts`. */
const jobOfSharedPass = 'none';

/** Nothing is known of this address. That it never was one looks the same. */
export function UnknownView() {
  const t = useWords('result');
  const layout = useWords('layout');
  const { resultMinutes } = useSite();
  const { jobId } = useParams();
  const lead = t.unknown.lead(useDuration()(resultMinutes));
  const said = jobId === jobOfSharedPass ? t.switchedOff : { title: t.unknown.title, lead };
  return (
    <div className="mx-auto flex min-h-dvh max-w-3xl flex-col items-center px-5 pt-24 text-center">
      <h1 className="text-3xl outline-none" data-focus tabIndex={-1}>
        {said.title}
      </h1>
      <p className="mt-5 mb-10 text-lg text-balance text-soft">{said.lead}</p>
      <ButtonLink to="/upload">{layout.header.convert}</ButtonLink>
    </div>
  );
}

/** Why a page could not be looked at, and seconds until it is worth another try, where they are known. */
export type Refused = Told & { readonly status: number; readonly wait: number | undefined };

/** The job is there, perhaps, but could not be looked at. */
export function RefusedView({ told }: { readonly told: Refused }) {
  const { errors } = useWords('convert');
  const t = useWords('result');
  const { pathname } = useLocation();
  return (
    <div className="mx-auto flex min-h-dvh max-w-3xl flex-col items-center px-5 pt-24 text-center">
      <h1 className="text-3xl outline-none" data-focus tabIndex={-1}>
        {t.unread}
      </h1>
      <p role="alert" className="mt-5 mb-10 text-lg text-balance text-soft">
        {useToldRefusal(told, told.status === 429 ? tooMany(told, errors) : errors.network)}
      </p>
      <ButtonLink reloadDocument to={pathname}>
        {t.lookAgain}
      </ButtonLink>
    </div>
  );
}

/** What may have come from something between, which says no more than when to come back. */
function tooMany({ wait }: Refused, t: Words['convert']['errors']): string {
  return wait === undefined ? t.tooManyLater : t.tooMany(Math.max(1, Math.ceil(wait)));
}
