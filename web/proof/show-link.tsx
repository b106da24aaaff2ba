import type { MouseEvent, ReactNode } from 'react';

type ShowLinkProps = {
  /** Of the field, or `code`. */
  readonly name: string;
  readonly onShow: () => void;
  readonly children: ReactNode;
};

/** Leads to the place of a value on its page; without script the address does, and the server draws the outline. */
export function ShowLink({ name, onShow, children }: ShowLinkProps) {
  const address = `?show=${name}#source`;
  const show = (event: MouseEvent) => {
    event.preventDefault();
    onShow();
  };
  return (
    <a href={address} onClick={show} className="block min-h-11 min-w-0 grow rounded-lg py-1">
      {children}
    </a>
  );
}
