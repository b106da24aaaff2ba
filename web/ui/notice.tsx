import type { ReactNode } from 'react';
import { CheckIcon, InfoIcon, WarnIcon } from './icons.tsx';

const tones = {
  info: { box: 'bg-accent-wash', icon: <InfoIcon />, ink: 'text-accent' },
  good: { box: 'bg-accent-wash', icon: <CheckIcon />, ink: 'text-accent' },
  warn: { box: 'bg-warn-wash', icon: <WarnIcon />, ink: 'text-warn' },
  bad: { box: 'bg-bad-wash', icon: <WarnIcon />, ink: 'text-bad' },
} as const;

type NoticeProps = {
  readonly tone?: keyof typeof tones;
  /** `alert` for what went wrong just now, `status` for what is good to know. */
  readonly role?: 'alert' | 'status';
  readonly id?: string;
  readonly children: ReactNode;
};

/** A message in the flow of the page. */
export function Notice({ tone = 'info', role, id, children }: NoticeProps) {
  const { box, icon, ink } = tones[tone];
  return (
    <div role={role} id={id} className={`flex gap-3 rounded-field border border-transparent p-4 text-sm ${box}`}>
      <span className={`mt-0.5 ${ink}`}>{icon}</span>
      <div className="min-w-0 grow self-center text-pretty">{children}</div>
    </div>
  );
}
