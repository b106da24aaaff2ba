import ICAL from 'ical.js';

/** One content line of a calendar (RFC 5545, section 3.1), names of property and parameters in lower case, value unescaped. */
export type CalendarProperty = {
  readonly name: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly value: string;
  /** The value for dates: still as written (`20270304T101500Z`). */
  readonly raw: string;
  /** Component that the line stands in, `VEVENT`, `VTIMEZONE`, `STANDARD` …; `begin` lines belong to what they begin. */
  readonly component: string;
};

const mostSigns = 1_000_000;
const mostLines = 20_000;

/** All lines of a calendar; a line that is none is taken as the continuation of the one before. */
export function readProperties(text: string): readonly CalendarProperty[] {
  const open: string[] = [];
  const properties: CalendarProperty[] = [];
  for (const line of unfold(text.slice(0, mostSigns))) {
    const marker = /^\s*(BEGIN|END)\s*:\s*([\w-]{1,50})\s*$/i.exec(line);
    const component = marker?.[2]?.toUpperCase();
    if (component && /begin/i.test(marker![1]!)) {
      open.push(component);
      properties.push({ name: 'begin', parameters: {}, value: component, raw: component, component });
    } else if (component) {
      const at = open.lastIndexOf(component);
      if (at >= 0) open.length = at;
    } else {
      const property = readProperty(line, open.at(-1) ?? '');
      if (property) properties.push(property);
    }
  }
  return properties;
}

/** Joins folded lines, also those whose leading blank was lost on the way. */
function unfold(text: string): string[] {
  const lines: string[] = [];
  for (const line of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .slice(0, mostLines)) {
    const last = lines.length - 1;
    if (/^[ \t]/.test(line) && last >= 0) lines[last] += line.slice(1);
    else if (/^[A-Za-z][A-Za-z\d-]*\s*[:;]/.test(line) && isPropertyLine(line)) lines.push(line);
    else if (last >= 0 && line.trim()) lines[last] += `\\n${line}`;
  }
  return lines;
}

/** Texts of a broken file have lines such as `Platform: 5`; property names are in capitals. */
function isPropertyLine(line: string): boolean {
  const name = /^[A-Za-z\d-]+/.exec(line)![0];
  return (
    name === name.toUpperCase() || /^(begin|end|dtstart|dtend|summary|description|location|version|prodid)$/i.test(name)
  );
}

function readProperty(line: string, component: string): CalendarProperty | undefined {
  const raw = line.slice(valueStart(line)).trim();
  try {
    const [name, parameters, type, ...values] = ICAL.parse.property(line) as [
      string,
      Record<string, string | string[]>,
      string,
      ...unknown[],
    ];
    const flat = Object.fromEntries(
      Object.entries(parameters).map(([key, value]) => [key.toLowerCase(), String(value)]),
    );
    const value = type === 'text' ? values.flat().map(String).join(',') : unescapeText(raw);
    return { name: name.toLowerCase(), parameters: flat, value, raw, component };
  } catch {
    const name = /^[A-Za-z\d-]+/.exec(line)?.[0].toLowerCase();
    const zone = /;TZID="?([^":;]{1,100})/i.exec(line)?.[1];
    return name
      ? { name, parameters: zone ? { tzid: zone } : {}, value: unescapeText(raw), raw, component }
      : undefined;
  }
}

/** Past the first colon that is not inside of a quoted parameter. */
function valueStart(line: string): number {
  let quoted = false;
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === '"') quoted = !quoted;
    else if (line[at] === ':' && !quoted) return at + 1;
  }
  return line.indexOf(':') + 1;
}

/** Section 3.3.11. */
function unescapeText(value: string): string {
  return value.replace(/\\([\\;,nN])/g, (_, sign: string) => (sign === 'n' || sign === 'N' ? '\n' : sign));
}
