import type { PassStyle, PosterFields } from '../pass-json.ts';
import type { Front } from './front.ts';

/**
 * The layout of iOS 27 for cards with artwork (Apple, "Creating a poster generic pass", 2026): a second style beside the one that
 * older systems show. One header field, four primary ones, of which the first is the title and has no label, and one below.
 */
export function posterOf(
  front: Front,
  style: PassStyle,
  backFields: PosterFields['backFields'],
): { readonly posterGeneric?: PosterFields } {
  const [title, ...others] = front.primaryFields;
  if (!title || !posterStyles.has(style)) return {};
  const { label: _, ...untitled } = title;
  const rest = [...others, ...front.secondaryFields, ...front.auxiliaryFields, ...front.headerFields.slice(1)];
  const named = <T extends { readonly key: string }>(fields: readonly T[]) =>
    fields.map((field) => ({ ...field, key: `poster_${field.key}` }));
  return {
    posterGeneric: {
      headerFields: named(front.headerFields.slice(0, 1)),
      primaryFields: named([untitled, ...rest.slice(0, 3)]),
      footerFields: named(rest.slice(3, 4)),
      backFields: named(backFields),
    },
  };
}

/** LIST: the styles of cards that the poster may stand beside. */
const posterStyles: ReadonlySet<PassStyle> = new Set(['generic', 'coupon', 'storeCard']);
