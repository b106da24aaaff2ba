import type { JobResultJson } from '#src/api/schemas.ts';
import { linkIn } from '#src/languages/address.ts';
import { useLanguage, useWords } from '../messages/use-words.ts';
import { ButtonAnchor } from '../ui/button.tsx';

type TripFilesProps = { readonly result: Pick<JobResultJson, 'calendar_url' | 'json_ld_url'> | null };

/** The tickets as a calendar and for trip planners, where they can be had so. */
export function TripFiles({ result }: TripFilesProps) {
  const t = useWords('result').tripFiles;
  const language = useLanguage();
  if (!result?.calendar_url && !result?.json_ld_url) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {result.calendar_url && (
        <ButtonAnchor look="plain" size="small" className="grow" href={`${result.calendar_url}?language=${language}`}>
          {t.calendar}
        </ButtonAnchor>
      )}
      {result.json_ld_url && (
        <ButtonAnchor look="plain" size="small" className="grow" href={linkIn(language, result.json_ld_url)}>
          {t.jsonLd}
        </ButtonAnchor>
      )}
    </div>
  );
}
