/** What the command line tells of a conversion: the table, the JSON, and the explanation of each field. */
import type { DocumentNode } from '#src/documents/document.ts';
import type { Conversion } from '#src/pipeline/conversion.ts';
import { titleOf } from '#src/pipeline/ticket-title.ts';
import type { Problem } from '#src/problems.ts';
import type { Chosen, Evidence } from '#src/tickets/evidence.ts';
import { type FieldName, fieldNames } from '#src/tickets/fields.ts';
import type { ChosenFields, Ticket } from '#src/tickets/ticket.ts';
import { clockOf, dayOf, type TicketTime } from '#src/tickets/time.ts';
import { formatTable } from './table.ts';

/** The table: one row a ticket. */
export function printTable(conversion: Conversion, width: number): string {
  const rows = conversion.tickets.map((ticket, index) => {
    const pass = conversion.passes.find((made) => made.ticket === index);
    return [
      ticket.kind.value,
      titleOf(ticket),
      whenOf(ticket),
      whereOf(ticket),
      seatOf(ticket.fields),
      codeOf(ticket),
      pass ? proofOf(pass.proof) : 'no pass',
    ];
  });
  return formatTable(['Kind', 'Title', 'When', 'Where', 'Seat', 'Code', 'Proof'], rows, width);
}

function whenOf({ fields }: Ticket): string {
  const from = fields.start ?? fields.validFrom;
  const until = fields.start ? fields.end : fields.validUntil;
  if (!from) return until ? `until ${formatTime(until.value)}` : '';
  if (!until) return formatTime(from.value);
  const sameDay = dayOf(from.value) === dayOf(until.value);
  const end = sameDay ? clockOf(until.value) : formatTime(until.value);
  return end ? `${formatTime(from.value)} – ${end}` : formatTime(from.value);
}

function formatTime(time: TicketTime): string {
  return [dayOf(time), clockOf(time), time.offset].filter(Boolean).join(' ');
}

function whereOf({ fields }: Ticket): string {
  const gate = fields.gate
    ? `Gate ${fields.gate.value}`
    : fields.platform
      ? `Platform ${fields.platform.value}`
      : undefined;
  return [fields.venue?.value ?? fields.address?.value, fields.room?.value, gate].filter(Boolean).join(', ');
}

function seatOf(fields: ChosenFields): string {
  const parts: [string, string | undefined][] = [
    ['coach', fields.coach?.value],
    ['block', fields.section?.value],
    ['row', fields.row?.value],
    ['', fields.seat?.value],
  ];
  return parts.flatMap(([label, value]) => (value ? [`${label} ${value}`.trim()] : [])).join(', ');
}

function codeOf({ barcode }: Ticket): string {
  return barcode ? `${barcode.symbology}, ${barcode.bytes.length} B` : 'none';
}

function proofOf(proof: 'equal' | 'none'): string {
  return proof === 'equal' ? 'read back equal' : '–';
}

/** Each field with its evidence, and the readings that lost. */
export function explain(conversion: Conversion): string {
  const names = new Map(conversion.root ? namesOf(conversion.root) : []);
  return conversion.tickets
    .map((ticket, index) => {
      const head = `Ticket ${index + 1}: ${ticket.kind.value} (${percent(ticket.kind.confidence)}, ${placeOf(ticket.kind.evidence, names)})`;
      const lines = fieldNames.flatMap((name) =>
        explainField(name, ticket.fields[name] as Chosen<unknown> | undefined, names),
      );
      return [head, ...lines].join('\n');
    })
    .join('\n\n');
}

function explainField(
  name: FieldName,
  chosen: Chosen<unknown> | undefined,
  names: ReadonlyMap<string, string>,
): string[] {
  if (!chosen) return [];
  const line = (mark: string, reading: Pick<Chosen<unknown>, 'value' | 'confidence' | 'evidence'>) =>
    `  ${mark} ${name.padEnd(18)} ${formatValue(reading.value)}  (${percent(reading.confidence)}, ${placeOf(reading.evidence, names)})`;
  const lost = chosen.others.filter((other) => formatValue(other.value) !== formatValue(chosen.value));
  return [line(' ', chosen), ...lost.map((other) => line('✗', other))];
}

function formatValue(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'object' && value !== null) {
    if ('local' in value)
      return formatTime(value as TicketTime) + ((value as TicketTime).yearInferred ? ' (year inferred)' : '');
    if ('amount' in value) return Object.values(value).join(' ');
    if ('latitude' in value) return Object.values(value).join(', ');
  }
  return JSON.stringify(value);
}

function placeOf(evidence: Evidence, names: ReadonlyMap<string, string>): string {
  const page = evidence.page ? `page ${evidence.page}` : undefined;
  const code = evidence.barcode ? `code ${evidence.barcode}` : undefined;
  const at = evidence.region
    ? `at ${Math.round(evidence.region.x * 100)},${Math.round(evidence.region.y * 100)} %`
    : undefined;
  const text = evidence.text ? `“${evidence.text.replace(/\s+/g, ' ').slice(0, 60)}”` : undefined;
  return [evidence.extractor, names.get(evidence.document), page, at, code, text].filter(Boolean).join(', ');
}

function namesOf(document: DocumentNode): [string, string][] {
  const name: [string, string] = [document.id, document.name ?? `${document.type} ${document.id}`];
  return [name, ...document.parts.flatMap(namesOf)];
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

/** Problems for people: what happened and what to do. */
export function printProblems(problems: readonly Problem[]): string {
  return problems
    .map(({ message, advice, page }) => `• ${page ? `Page ${page}: ` : ''}${message} ${advice}`)
    .join('\n');
}

/** The machine-readable summary of `--json`; no archive bytes, files are named. */
export function toJson(conversion: Conversion, files: readonly string[]): object {
  return {
    eligibility: conversion.eligibility,
    signedBy: conversion.signedBy,
    files,
    tickets: conversion.tickets.map((ticket, index) => {
      const pass = conversion.passes.find((made) => made.ticket === index);
      return {
        kind: ticket.kind.value,
        fields: Object.fromEntries(
          fieldNames.flatMap((name) => {
            const chosen = ticket.fields[name];
            return chosen
              ? [[name, { value: chosen.value, confidence: chosen.confidence, evidence: chosen.evidence }]]
              : [];
          }),
        ),
        barcode: ticket.barcode && {
          symbology: ticket.barcode.symbology,
          text: ticket.barcode.text,
          bytesBase64: Buffer.from(ticket.barcode.bytes).toString('base64'),
        },
        order: ticket.order,
        pass: pass && { fileName: pass.fileName, serialNumber: pass.serialNumber, proof: pass.proof },
        problems: ticket.problems,
      };
    }),
    problems: conversion.problems,
    timings: conversion.timings,
    ...(conversion.model ? { model: conversion.model } : {}),
  };
}
