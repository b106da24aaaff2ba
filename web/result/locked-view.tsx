import { useEffect, useState } from 'react';
import type { JobJson } from '#src/api/schemas.ts';
import { fileOf } from '../convert/handed-over.ts';
import { useWords } from '../messages/use-words.ts';
import { ButtonLink } from '../ui/button.tsx';
import { LockIcon } from '../ui/icons.tsx';
import { PasswordForm } from './password-on-demand.tsx';
import { Tips } from './tips.tsx';

/** A PDF that only its password opens: it is asked for as long as this page holds the file. */
export function LockedView({ job }: { readonly job: JobJson }) {
  const t = useWords('failed');
  const [file, setFile] = useState<File>();
  useEffect(() => setFile(fileOf(job.id)), [job.id]);
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-4 py-8 @2xl:min-h-144">
      <span className="grid size-14 place-items-center rounded-full bg-accent-wash text-accent">
        <LockIcon size={28} />
      </span>
      {file ? <PasswordForm job={job} file={file} /> : <p className="text-center">{t.password.again}</p>}
      <ButtonLink to="/upload" look={file ? 'plain' : 'strong'} className="w-full">
        {t.another}
      </ButtonLink>
      <Tips tips={t.tips['document.locked']} />
    </div>
  );
}
