import { Link, type LoaderFunctionArgs, useHref, useLoaderData } from 'react-router';
import type { PlainQuestion } from '#src/api/plain-question.ts';
import type { PlainFault } from '#src/http/plain-forms.ts';
import { ApiError } from '../api/call-api.ts';
import { useRefusal } from '../convert/failures.ts';
import { fileKinds } from '../convert/file-picker.tsx';
import { useWords } from '../messages/use-words.ts';
import { PageMeta } from '../page-meta.tsx';
import { useSite, webContext } from '../site.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Notice } from '../ui/notice.tsx';

/** The question is asked anew each time, so nobody keeps this page. */
export const headers = () => ({ 'Cache-Control': 'no-store' });

export function loader({ context }: LoaderFunctionArgs) {
  const { askQuestion, fault } = context.get(webContext);
  return { question: askQuestion(), fault };
}

/** Uploading in one form, for browsers without script. What is asked comes before the file, as the server wants it. */
export default function PlainForm() {
  const t = useWords('upload').plain;
  const { question, fault } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-3xl px-5 max-[24rem]:px-4 pt-12 pb-20 sm:px-8 sm:pt-16">
      <PageMeta words={t} hidden />
      <h1 className="text-3xl">{t.title}</h1>
      <p className="mt-4 text-lg text-soft">{t.lead}</p>
      <Card className="mt-8">
        {fault && (
          <div className="mb-6">
            <Notice tone="bad" role="alert">
              <Refusal fault={fault} />
            </Notice>
          </div>
        )}
        {question ? <QuestionForm question={question} /> : <p>{t.none}</p>}
      </Card>
    </div>
  );
}

function QuestionForm({ question }: { readonly question: PlainQuestion }) {
  const { kinds, limits: limitsIn } = useWords('convert').empty;
  const t = useWords('upload').plain;
  const { limits } = useSite();
  const address = useHref('/upload/form');
  return (
    <form method="post" action={address} encType="multipart/form-data" className="flex flex-col gap-6">
      <input type="hidden" name="question" value={question.token} />
      <label className="flex flex-col gap-2 font-semibold">
        {t.question(...question.numbers)}
        <input
          name="answer"
          required
          inputMode="numeric"
          autoComplete="off"
          className="min-h-11 w-24 rounded-field border border-edge bg-card px-3"
        />
      </label>
      <label className="flex min-h-11 items-center gap-3">
        <input type="checkbox" name="terms" required className="size-6 shrink-0" />
        <span>
          {t.terms}{' '}
          <Link to="/terms" target="_blank" rel="noopener" className="link">
            {t.termsLink}
          </Link>
        </span>
      </label>
      <label className="flex flex-col gap-2 font-semibold">
        {t.password}
        <input
          type="password"
          name="password"
          maxLength={256}
          autoComplete="off"
          className="min-h-11 max-w-sm rounded-field border border-edge bg-card px-3"
        />
      </label>
      <label className="flex flex-col gap-2 font-semibold">
        {t.file}
        <input
          type="file"
          name="file"
          required
          accept={fileKinds}
          className="max-w-full font-normal file:me-3 file:min-h-11 file:rounded-full file:border file:border-edge file:px-4 file:font-semibold"
        />
        <span className="text-sm font-normal text-soft">
          {kinds}. {limitsIn(limits.pdfMb, limits.uploadMb)}
        </span>
      </label>
      <Button type="submit">{t.send}</Button>
    </form>
  );
}

function Refusal({ fault }: { readonly fault: PlainFault }) {
  return useRefusal(new ApiError(fault.status, fault, new Headers({ 'Retry-After': fault.wait })));
}
