#!/usr/bin/env node
/**
 * LIST: which way imports may point, long because of its tables. `npm run check` runs this: fails on an import that points the wrong way, on files, or folders, that import each other in a circle (types
 * count, too), on one that goes past the door of a room within a room (`doors.ts`), and on a library that parses strangers' files, or sends
 * them to others, outside the folders that bound it. The
 * tables below are the rule; `docs/architecture.md` tells why. To add an arrow, add it here with a reason.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { doorPassed } from './doors.ts';
import { findCircles } from './find-circles.ts';

/** LIST: files that everyone may import. */
const free: ReadonlySet<string> = new Set(['problems', 'error-facts', 'node-http']);

/** LIST: folder → folders that it may import at run time. Everyone may import itself. */
const arrows: Readonly<Record<string, readonly string[]>> = {
  tickets: [],
  barcodes: [],
  languages: [], // runs in a browser, too
  wall: [], // starts processes behind the wall of the operating system
  fence: ['wall'], // processes that may do nothing but answer
  documents: ['barcodes', 'tickets', 'fence'], // tickets: times; fence: what strangers' bytes are opened behind
  extraction: ['documents', 'barcodes', 'tickets'],
  passes: ['tickets', 'barcodes', 'languages', 'wall'], // languages: what we write on a pass is in all of them
  itinerary: ['passes', 'tickets', 'languages'], // passes: the cleaned facts of a ticket and the labels in all languages
  'google-wallet': ['itinerary', 'passes', 'barcodes', 'tickets'], // the same facts as calendars, for another wallet
  pipeline: ['documents', 'extraction', 'passes', 'barcodes', 'tickets', 'languages'],
  jobs: ['pipeline', 'tickets', 'barcodes', 'documents', 'passes', 'itinerary', 'fence', 'wall'], // barcodes: what a pass's code is drawn as; the worker opens the readers and the signer that a conversion takes
  models: [], // drivers of the port that extraction declares
  site: [],
  api: ['jobs', 'pipeline', 'itinerary', 'passes', 'tickets', 'languages'], // tickets: the fields that can be corrected, and when a time is one
  mail: ['jobs', 'itinerary', 'passes', 'documents', 'barcodes', 'languages', 'fence'], // documents, barcodes: draw the code of a pass for the answer; fence: mails are opened behind it
  http: ['api', 'jobs', 'mail', 'languages'],
  web: ['languages'], // plurals, dates and addresses of a language are the same on both sides
  storage: ['jobs', 'api', 'mail', 'models'], // drivers import the ports declared beside their users
  config: [],
  log: [],
  services: ['*'],
  main: ['*'],
  start: ['*'], // the parts that main starts
  scripts: ['*'],
  test: ['*'],
};

/** LIST: folder → folders that it may import as types only. */
const typeArrows: Readonly<Record<string, readonly string[]>> = {
  jobs: ['extraction', 'languages'], // the port of language models, which a worker reaches through the server
  models: ['extraction', 'config'], // the same port; what the operator decides
  itinerary: ['barcodes'],
  site: ['jobs'],
  api: ['google-wallet', 'site'], // ports of what hands out and keeps
  storage: ['site'], // the same
  mail: ['api', 'pipeline'], // the limits and the gate that all doors share
  tickets: ['barcodes'], // a ticket holds the code that was found
  http: ['config', 'models', 'site'], // what models cost is counted; pages show what an installation is called, where it is and what it allows
  web: ['*'],
};

/**
 * LIST: rooms within a room → what their files may import of it, at run time and as types only. Nobody outside of the room
 * imports what is not named here as open.
 */
const innerRooms: Readonly<Record<string, { open: boolean; values: readonly string[]; types: readonly string[] }>> = {
  'src/documents/shared/': { open: true, values: [], types: ['src/documents/document.ts'] },
  // Runs behind the fence only.
  'src/documents/inside/': {
    open: false,
    values: ['src/documents/shared/'],
    types: ['src/documents/document.ts', 'src/documents/limits.ts'],
  },
  // Asks it, outside.
  'src/documents/opening/': {
    open: false,
    values: ['src/documents/shared/', 'src/documents/document.ts'],
    types: [
      'src/documents/inside/',
      'src/documents/limits.ts',
      'src/documents/readers.ts',
      'src/documents/reading-step.ts',
    ],
  },
  'src/documents/': {
    open: true,
    values: ['src/documents/shared/', 'src/documents/opening/'],
    types: ['src/documents/inside/'],
  },
};

/** LIST: programs behind a fence that may import of another room what runs there. */
const alsoInside: Readonly<Record<string, string>> = {
  'src/mail/in/fenced/': 'src/documents/inside/mail/own-words.ts',
};

/** LIST: libraries that parse strangers' files → the only folders that may load them. */
const fenced: Readonly<Record<string, readonly string[]>> = {
  '@embedpdf/pdfium': ['src/documents/inside/pdf/'],
  sharp: ['src/documents/inside/image/', 'src/fence/probe.ts'], // the probe looks whether native code can be loaded
  'zxing-wasm': ['src/documents/shared/codes/'], // draws our own codes outside, too
  'postal-mime': ['src/documents/inside/mail/'],
  mailauth: ['src/mail/in/fenced/'],
  parse5: ['src/documents/inside/'],
  'ical.js': ['src/documents/inside/calendar/'],
  'tesseract.js-core': ['src/documents/inside/recognition/'],
};

/** LIST: libraries that talk to language models or stores → the only folder that may load them. */
const outgoing: Readonly<Record<string, string>> = {
  ai: 'src/models/',
  '@ai-sdk/anthropic': 'src/models/',
  '@ai-sdk/google': 'src/models/',
  '@ai-sdk/mistral': 'src/models/',
  '@ai-sdk/openai': 'src/models/',
  '@ai-sdk/openai-compatible': 'src/models/',
  '@aws-sdk/client-kms': 'src/storage/',
  '@aws-sdk/client-s3': 'src/storage/',
  flydrive: 'src/storage/',
  'flydrive/drivers/s3': 'src/storage/',
};

const root = resolve(import.meta.dirname, '..');

type Import = { readonly file: string; readonly line: number; readonly target: string; readonly typeOnly: boolean };

const imports = new Map(['src', 'web', 'scripts', 'test'].flatMap(sourceFiles).map((file) => [file, importsOf(file)]));
const faults = [...imports.values()].flatMap((own) => own.flatMap(judge)).concat(circles());
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length ? 1 : 0;

function circles(): string[] {
  const arrows = new Map(
    [...imports].map(([file, own]) => [file, own.flatMap(({ target }) => pathOf(file, target) ?? [])] as const),
  );
  return [
    ...findCircles(arrows).map((files) => `a circle of imports: ${files.join(' and ')}`),
    ...findCircles(arrowsOfRooms(arrows)).map((rooms) => `rooms that know each other: ${rooms.join(' and ')}`),
  ];
}

/** Folders of `src` that import each other's files; a folder and what lies inside of it are one room here. */
function arrowsOfRooms(arrows: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, readonly string[]> {
  const isWithin = (room: string, other: string) => `${room}/`.startsWith(`${other}/`);
  const files = [...arrows].filter(([file]) => file.startsWith('src/') && !isOfTests(file));
  const rooms = Map.groupBy(files, ([file]) => dirname(file));
  return new Map(
    [...rooms].map(([room, own]) => {
      const others = new Set(own.flatMap(([, targets]) => targets.map((target) => dirname(target))));
      return [room, [...others].filter((other) => !isWithin(room, other) && !isWithin(other, room))] as const;
    }),
  );
}

function isOfTests(file: string): boolean {
  return /\.test\.tsx?$|\.contract\.ts$/.test(file);
}

function sourceFiles(folder: string): string[] {
  try {
    return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => join(folder, file));
  } catch {
    return [];
  }
}

function importsOf(file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8');
  const pattern =
    /^(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm;
  return [...text.matchAll(pattern)].map((match) => ({
    file,
    line: text.slice(0, match.index).split('\n').length,
    target: match[2] ?? match[3]!,
    typeOnly: Boolean(match[1]),
  }));
}

function judge({ file, line, target, typeOnly }: Import): string[] {
  const at = `${file}:${line}`;
  const from = folderOf(file);
  const library = fencedName(target);
  const inTests = isOfTests(file) || from === 'scripts' || from === 'test';
  if (library && !typeOnly && !inTests && !fenced[library]!.some((folder) => file.startsWith(folder))) {
    return [`${at}: ${library} opens strangers' files; only ${fenced[library]!.join(' and ')} may load it`];
  }
  if (outgoing[target] && !file.startsWith(outgoing[target]))
    return [`${at}: ${target} sends documents out of the house; only ${outgoing[target]} may load it`];
  const path = pathOf(file, target);
  if (path === undefined || inTests) return [];
  const to = folderOf(path);
  if (!mayEnter(file, path, typeOnly)) return [`${at}: ${file} may not import ${path}`];
  const room = doorPassed(file, path);
  if (room) return [`${at}: ${path} is not for others; the door of ${room} is in scripts/doors.ts`];
  if (from === to || free.has(to)) return [];
  const allowed = [...(arrows[from] ?? []), ...(typeOnly ? (typeArrows[from] ?? []) : [])];
  if (allowed.includes('*') || allowed.includes(to)) return [];
  return [`${at}: ${from} may not import ${to}${typeOnly ? ' (not even its types)' : ''}`];
}

/** Whether the doors within rooms let a file import another. */
function mayEnter(file: string, path: string, typeOnly: boolean): boolean {
  const [own, other] = [innerRoomOf(file), innerRoomOf(path)];
  if (other === undefined || own === other) return true;
  if (own === undefined) {
    const door = Object.keys(alsoInside).find((folder) => file.startsWith(folder));
    return innerRooms[other]!.open || (door !== undefined && path.startsWith(alsoInside[door]!));
  }
  const { values, types } = innerRooms[own]!;
  return [...values, ...(typeOnly ? types : [])].some((allowed) => path.startsWith(allowed));
}

/** The innermost room that the table names. */
function innerRoomOf(path: string): string | undefined {
  return Object.keys(innerRooms).find((folder) => path.startsWith(folder));
}

/** `src/tickets/time.ts` → `tickets`, `src/main.ts` → `main`, `web/routes/home.tsx` → `web`. */
function folderOf(path: string): string {
  const parts = path.split('/');
  return (parts[0] === 'src' ? parts[1]! : parts[0]!).replace(/\.tsx?$/, '');
}

function pathOf(file: string, target: string): string | undefined {
  if (target.startsWith('#')) return target.slice(1);
  return target.startsWith('.') ? relative(root, resolve(root, dirname(file), target)) : undefined;
}

function fencedName(target: string): string | undefined {
  return Object.keys(fenced).find((name) => target === name || target.startsWith(`${name}/`));
}
