/** Field names that only a message has; their value must look the part. */
const telling: Readonly<Record<string, RegExp>> = {
  from: /@/,
  date: /\d{1,2}[\s-]+[A-Za-z]{3,9}[\s-]+\d{2,4}\s+\d{1,2}:\d{2}/,
  received: /\b(by|from)\b/i,
  'return-path': /[<@]/,
  'delivered-to': /@/,
  'message-id': /[<@]/,
  'mime-version': /1\.0/,
  'content-type': /^\s*(text|multipart|message|application|image)\//i,
};

const mostHeader = 64 * 1024;

/**
 * Where the message starts in a file (after blank lines, a byte order mark, an mbox `From ` line), or undefined if its
 * first lines are not the header of an e-mail (RFC 5322).
 */
export function findMessage(bytes: Uint8Array): number | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, mostHeader));
  const start = /^(?:\u00EF\u00BB\u00BF)?\s*(?:From [^\r\n]*\r?\n)?/.exec(head)![0].length;
  const lines = head.slice(start).split(/\r\n|\n|\r/);
  let tells = 0;
  let fields = 0;
  for (const [index, line] of lines.entries()) {
    if (line === '' || index > 300) break;
    if (/^[ \t]/.test(line) && fields > 0) continue;
    const field = /^([!-9;-~]{1,76})[ \t]*:(.*)$/.exec(line);
    if (!field) return fields > 1 && tells > 1 ? start : undefined;
    fields += 1;
    if (telling[field[1]!.toLowerCase()]?.test(field[2]! + (lines[index + 1] ?? ''))) tells += 1;
  }
  return tells > 0 ? start : undefined;
}
