import type { TransitType } from '#src/passes/pass-json.ts';
import { useLanguage, useWords } from '../messages/use-words.ts';
import { Code } from './pass-code.tsx';
import { colourClass, PassColours, paint } from './pass-colours.tsx';
import { type PassPreview, styleOf, type WrittenField, writerOf } from './preview-data.ts';
import { headScale, sizeOf, sizes, textWidth } from './text-size.ts';

/** The front of a pass about as Wallet draws it: ordinary text, and the real code as a drawing. */
export function PassFront({ preview }: { readonly preview: PassPreview }) {
  const { pass, code, images = {} } = preview;
  const { style, fields } = styleOf(pass);
  const journey = 'boardingPass' in pass;
  const write = writerOf(preview, useLanguage());
  const primary = fields.primaryFields.map(write.field);
  const header = fields.headerFields.map(write.field);
  const name = write.translated(pass.logoText ?? (images.logo ? '' : pass.organizationName));
  const small = headScale(name, header, Boolean(images.logo));
  const rows = journey
    ? [fields.auxiliaryFields, fields.secondaryFields]
    : [fields.secondaryFields, fields.auxiliaryFields];
  return (
    <div dir="ltr" className={`pass-face pass-${style} ${colourClass(pass)}`} ref={(element) => paint(element, pass)}>
      <PassColours pass={pass} />
      <div className={`pass-head flex items-start ${small}`}>
        {images.logo && <Picture png={images.logo} className="pass-logo shrink-0 self-center" />}
        {/* Cut at its end, whichever way it is written. */}
        <p dir="auto" className="min-w-0 grow self-center truncate text-left leading-tight font-semibold">
          <bdi>{name}</bdi>
        </p>
        {header.map((field) => (
          <Value key={field.key} field={field} className="shrink-0 text-end whitespace-nowrap" size="text-[0.95em]" />
        ))}
      </div>
      {journey && primary.length === 2 ? (
        <Journey fields={primary} transit={pass.boardingPass.transitType} />
      ) : (
        <div className={images.strip ? `pass-strip pass-strip-${style}` : 'my-4 flex items-start gap-3'}>
          {images.strip && <Picture png={images.strip} className="pass-strip-picture" />}
          <div className="relative min-w-0 grow">
            {primary.map((field) => (
              <Value key={field.key} field={field} size={sizeOf(field.value, images.thumbnail ? 20 : 30)} />
            ))}
          </div>
          {images.thumbnail && <Picture png={images.thumbnail} className="pass-thumbnail shrink-0" />}
        </div>
      )}
      {rows.map((row) => (
        <Row key={row[0]?.key ?? 'none'} fields={row.map(write.field)} />
      ))}
      <div className="min-h-4 grow" />
      {code && <Code code={code} altText={pass.barcodes?.[0]?.altText} />}
    </div>
  );
}

/** The back of a pass: everything else that the ticket said. */
export function PassBack({ preview }: { readonly preview: PassPreview }) {
  const t = useWords('result');
  const { fields } = styleOf(preview.pass);
  const write = writerOf(preview, useLanguage());
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it takes focus
    <section className="pass-back" tabIndex={0} aria-label={t.back}>
      <dl>
        {fields.backFields.map(write.field).map((field) => (
          <div key={field.key} className="border-b border-line py-3">
            <dt className="text-xs font-semibold">{field.label}</dt>
            <dd className="text-sm whitespace-pre-line text-soft">
              <bdi>{field.value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Journey({ fields, transit }: { readonly fields: readonly WrittenField[]; readonly transit: TransitType }) {
  const [from, to] = fields;
  const longest = Math.max(...fields.map(({ value }) => value.length));
  const size = longest <= 3 ? 'text-[2.75rem] @max-[18.5rem]:text-[2rem]' : sizeOf('x'.repeat(longest), 15);
  return (
    <div className="my-3 flex items-end gap-3">
      <Value field={from!} size={size} className={end} />
      <svg
        viewBox="0 0 24 24"
        width="28"
        height="28"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        className="pass-label mb-2 shrink-0"
      >
        <path d={transits[transit]} />
      </svg>
      <Value field={to!} size={size} className={`text-end ${end}`} />
    </div>
  );
}

/** Half of the way, or as wide as its value: a label that is longer is cut. */
const end = 'grow basis-0 *:first:w-0 *:first:min-w-full *:first:truncate';

/** LIST: what stands between from and to, drawn by us. */
const transits: Readonly<Record<TransitType, string>> = {
  PKTransitTypeAir:
    'M3 13.5 20 7c1.2-.5 2.2.6 1.4 1.6-.5.6-1.1 1-1.9 1.3L8 14.5l-3.5.3L3 13.5Zm7-2.7L6.5 6.5 8.3 6l6 3.2M5 19h14',
  PKTransitTypeTrain:
    'M7 4h10a2 2 0 0 1 2 2v9a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V6a2 2 0 0 1 2-2Zm-2 7h14M9 14.8v.1m6-.1v.1M8 18l-2 3m10-3 2 3',
  PKTransitTypeBus: 'M6 4h12a2 2 0 0 1 2 2v11H4V6a2 2 0 0 1 2-2Zm-2 8h16M8 14.6v.1m8-.1v.1M6.5 17v2.5M17.5 17v2.5',
  PKTransitTypeBoat:
    'M4 13h16l-2.5 5h-11L4 13Zm8-9v9M12 5l5 5h-5M3 20.5c1.5 0 1.5-1 3-1s1.5 1 3 1 1.5-1 3-1 1.5 1 3 1 1.5-1 3-1 1.5 1 3 1',
  PKTransitTypeGeneric: 'M5 12h14m-5-5 5 5-5 5',
};

/** Columns as wide as they need; where a row would be too long, all of it is written smaller, as Wallet does. */
function Row({ fields }: { readonly fields: readonly WrittenField[] }) {
  if (fields.length === 0) return null;
  const room = 262 - 12 * (fields.length - 1);
  const needed = (size: number) =>
    fields.reduce((sum, { label, value }) => sum + Math.max(textWidth(value) * size, textWidth(label) * 11), 0);
  // Where even that is not enough, values break into two lines.
  const size = [17, 16, 15, 14, 13].find((each) => needed(each) <= room) ?? 12;
  return (
    <div className="pass-row mt-3 flex justify-between gap-3">
      {fields.map((field, at) => (
        <Value
          key={field.key}
          field={field}
          size={sizes[size]!}
          className={`${needed(size) <= room ? 'shrink-0' : 'min-w-min'} ${at > 0 && at === fields.length - 1 ? '@min-[18.5rem]:text-end' : ''}`}
        />
      ))}
    </div>
  );
}

/** A picture of the document; what it shows is in no field, and adds nothing that must be read. */
function Picture({ png, className }: { readonly png: string; readonly className: string }) {
  return <img src={`data:image/png;base64,${png}`} alt="" className={className} />;
}

type ValueProps = { readonly field: WrittenField; readonly size: string; readonly className?: string };

function Value({ field, size, className = '' }: ValueProps) {
  return (
    <div className={className}>
      <p className="pass-label text-[0.6875rem] leading-4 font-semibold whitespace-nowrap">{field.label}</p>
      <p className={`leading-tight ${size}`}>
        <bdi>{field.value}</bdi>
      </p>
    </div>
  );
}
