import type { FieldName, TicketKind } from '#src/tickets/fields.ts';
import type { FieldReadings } from '#src/tickets/ticket.ts';
import type { Understood } from '../document/understood.ts';
import { factsOf, firstReaders, lastReaders, type UnitReader } from './unit-readers.ts';
import { type LeftScene, type Scene, sceneOf } from './unit-scene.ts';
import { titleFor } from './unit-title.ts';
import type { Unit } from './units.ts';

/** What one ticket's part of a document says: what labels say and what shows by its shape, then what is left over. */
export function readUnit(understood: Understood, unit: Unit, kind: TicketKind): FieldReadings {
  const scene = sceneOf(understood, unit, kind);
  const shown = settle(firstReaders, scene, factsOf(scene));
  return settle(lastReaders, leftOver(scene, shown), shown);
}

/** Asks each reader that has a say, and decides what of it counts: it changes what it tells, and nothing else. */
export function settle<Seen extends Scene>(
  readers: readonly UnitReader<Seen>[],
  scene: Seen,
  known: FieldReadings,
): FieldReadings {
  return readers
    .filter(({ of }) => of?.(scene.kind) ?? true)
    .reduce((fields, reader) => ask(reader, scene, fields), known);
}

function ask<Seen extends Scene>(reader: UnitReader<Seen>, scene: Seen, fields: FieldReadings): FieldReadings {
  const { unless = [], sees, tells, read } = reader;
  if (unless.some((name) => fields[name] !== undefined)) return fields;
  const told = read(scene, only(fields, [...sees, ...tells]));
  return replaced(fields, only(told, tells), tells);
}

/** The scene with what its own readers took. */
function leftOver(scene: Scene, known: FieldReadings): LeftScene {
  const taken = scene.claimed;
  return { ...scene, taken, title: titleFor(scene, taken, known) };
}

function only(fields: FieldReadings, names: readonly FieldName[]): FieldReadings {
  return Object.fromEntries(names.flatMap((name) => (fields[name] ? [[name, fields[name]]] : []))) as FieldReadings;
}

/** The fields with these instead of what they had of these names, each where it stood; new ones stand last. */
function replaced(fields: FieldReadings, told: FieldReadings, names: readonly FieldName[]): FieldReadings {
  const all = { ...fields, ...told };
  for (const name of names) if (told[name] === undefined) delete all[name];
  return all;
}
