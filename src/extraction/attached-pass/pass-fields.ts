/** The fields of a pass (Apple's "PassFieldContent"), with what their labels and keys say that they are. */
import type { JsonObject, JsonValue } from '#src/documents/document.ts';
import { foldText } from '#src/documents/shared/texts/clean-text.ts';
import { isObject, listOf } from '#src/documents/shared/texts/json-ld.ts';
import { labelMeanings, labelWords } from '../words/label-index.ts';
import type { Role } from '../words/roles.ts';

const styles = ['boardingPass', 'eventTicket', 'coupon', 'storeCard', 'generic'] as const;

/** The style of a pass: the key under which its fields stand. */
export type PassStyle = (typeof styles)[number];

/** One field of a pass. */
export type PassField = {
  readonly section: 'header' | 'primary' | 'secondary' | 'auxiliary' | 'back';
  readonly label: string;
  readonly value: string;
  /** The value is an ISO date that Wallet formats. */
  readonly isDate: boolean;
  /** Wallet shows only the day of the date. */
  readonly isDay: boolean;
  /** The date is shown as written, whatever the zone of the phone. */
  readonly ignoresZone: boolean;
  readonly currency?: string;
  /** Meanings of the label; of the key where the label tells nothing. */
  readonly roles: readonly Role[];
  /** The label is no label of ours: "Frankfurt" above FRA. */
  readonly ownLabel: boolean;
  readonly semantics: JsonObject;
};

/** The style of a pass and its dictionary. */
export function styleOf(pass: JsonObject): { readonly style: PassStyle; readonly body: JsonObject } | undefined {
  for (const style of styles) {
    const body = pass[style];
    if (isObject(body)) return { style, body };
  }
  return undefined;
}

/** The fields of a style's dictionary, front first. */
export function fieldsOf(body: JsonObject): readonly PassField[] {
  const sections = ['header', 'primary', 'secondary', 'auxiliary', 'back'] as const;
  return sections.flatMap((section) =>
    listOf(body[`${section}Fields`])
      .filter(isObject)
      .slice(0, 60)
      .map((field) => readField(section, field)),
  );
}

function readField(section: PassField['section'], field: JsonObject): PassField {
  const label = textOf(field.label);
  const byLabel = rolesOf(label);
  const clock = textOf(field.timeStyle);
  const style = `${textOf(field.dateStyle)}${clock}`;
  const currency = textOf(field.currencyCode);
  return {
    section,
    label,
    value: textOf(field.value),
    isDate: style !== '' && /^\d{4}-\d{2}-\d{2}/.test(textOf(field.value)),
    isDay: clock === '' || clock === 'PKDateStyleNone',
    ignoresZone: field.ignoresTimeZone === true,
    roles: byLabel.length > 0 ? byLabel : rolesOf(wordsOfKey(textOf(field.key))),
    ownLabel: label !== '' && byLabel.length === 0,
    semantics: isObject(field.semantics) ? field.semantics : {},
    ...(currency ? { currency } : {}),
  };
}

function rolesOf(label: string): readonly Role[] {
  return [...new Set(labelMeanings(labelWords(label.replace(/:$/, ''))).map((entry) => entry.role))];
}

/** `boardingTime`, `boarding_time` and `p-boarding-time2` as words; one letter before the first is a prefix. */
function wordsOfKey(key: string): string {
  return key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_.-]+/g, ' ')
    .replace(/\d+$/, '')
    .replace(/^[a-z] /, '')
    .trim();
}

function textOf(value: JsonValue | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? foldText(String(value)).slice(0, 500) : '';
}
