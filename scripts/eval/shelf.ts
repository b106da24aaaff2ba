import type { StatedTime } from './times.ts';

/** A part of a parsed pass.json. */
export type Json = { readonly [key: string]: unknown };

/** Values by role, while a pass is read. */
export type Shelf = { readonly texts: Map<string, string[]>; readonly times: Map<string, StatedTime[]> };

/** Puts a text under a role, once; empty values are none. */
export function addText(shelf: Shelf, role: string, value: unknown): void {
  if (value === undefined || value === null || value === '') return;
  const list = shelf.texts.get(role) ?? [];
  if (!list.includes(String(value))) shelf.texts.set(role, [...list, String(value)]);
}

/** Puts a time under a role. */
export function addTime(shelf: Shelf, role: string, time: StatedTime | undefined): void {
  if (time) shelf.times.set(role, [...(shelf.times.get(role) ?? []), time]);
}

/** A field's value as people see it, without markup. */
export function readable(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value.replace(/<[^>]+>/g, ' ') : String(value);
}

/** The objects of a list, or none. */
export function listOf(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** Whether it is a JSON object. */
export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
