/** What a property list holds. */
export type PlistValue = string | number | boolean | readonly PlistValue[] | { readonly [key: string]: PlistValue };

/** Writes a property list as XML (Apple, "Property List Programming Guide"). Numbers are whole. */
export function writePlist(value: PlistValue): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">\n<plist version="1.0">\n${element(value)}\n</plist>\n`;
}

function element(value: PlistValue): string {
  if (typeof value === 'string') return `<string>${escaped(value)}</string>`;
  if (typeof value === 'number') return `<integer>${value}</integer>`;
  if (typeof value === 'boolean') return value ? '<true/>' : '<false/>';
  if (isList(value)) return `<array>\n${value.map(element).join('\n')}\n</array>`;
  const members = Object.entries(value).map(([key, member]) => `<key>${escaped(key)}</key>\n${element(member)}`);
  return `<dict>\n${members.join('\n')}\n</dict>`;
}

const isList = (value: PlistValue): value is readonly PlistValue[] => Array.isArray(value);

const escaped = (text: string): string => text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
