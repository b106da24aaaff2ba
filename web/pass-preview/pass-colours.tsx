import type { PassJson } from '#src/passes/pass-json.ts';

/** Colours as a pass writes them: `rgb(1, 2, 3)`. */
type Colours = Pick<PassJson, 'backgroundColor' | 'foregroundColor' | 'labelColor'>;

/**
 * The style sheet of a pass's own colours. Our pages allow no style in their markup, so what is there before the script
 * comes, or without it, asks for the three colours as a file.
 */
export function PassColours({ pass }: { readonly pass: Colours }) {
  return <link rel="stylesheet" href={`/pass-colours/${nameOf(pass)}`} precedence="pass" />;
}

/** The class that the style sheet speaks of. */
export const colourClass = (pass: Colours): string => `pass-${nameOf(pass)}`;

/** The same by script, without waiting for a file. */
export function paint(element: HTMLElement | null, pass: Colours): void {
  for (const [name, value] of Object.entries(propertiesOf(nameOf(pass)) ?? {})) element?.style.setProperty(name, value);
}

/** The properties that a name stands for; undefined for what is none. */
export function propertiesOf(name: string): Readonly<Record<string, string>> | undefined {
  const [, ground, ink, label] = /^([0-9a-f]{6})-([0-9a-f]{6})-([0-9a-f]{6})$/.exec(name) ?? [];
  if (!ground) return undefined;
  return { '--pass-ground': `#${ground}`, '--pass-ink': `#${ink}`, '--pass-label': `#${label}` };
}

function nameOf({ backgroundColor, foregroundColor, labelColor }: Colours): string {
  return [backgroundColor, foregroundColor, labelColor].map(hexOf).join('-');
}

function hexOf(colour: string): string {
  const parts = /^rgb\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)$/.exec(colour)?.slice(1) ?? ['0', '0', '0'];
  return parts.map((part) => Math.min(255, Number(part)).toString(16).padStart(2, '0')).join('');
}
