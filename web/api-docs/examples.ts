import type { Operation } from './reference.ts';

/** LIST: the languages that examples are written in. */
export const languages = ['curl', 'JavaScript', 'Python'] as const;
/** A language that calls are shown in. */
export type Language = (typeof languages)[number];

/** A call to copy, for this very installation. */
export function exampleOf(operation: Operation, language: Language, origin: string): string {
  const path = operation.path.replace(/\{(\w+)\}/g, (whole, name: string) => places[name] ?? whole);
  const url = `${origin}${path}`;
  return writers[language]({ ...operation, url });
}

/** LIST: what stands in a path in an example. */
const places: Readonly<Record<string, string>> = { id: 'JOB_ID', job_id: 'JOB_ID', n: '1', page: '1', token: 'TOKEN' };

type Call = Operation & { readonly url: string };

const writers: Readonly<Record<Language, (call: Call) => string>> = { curl, JavaScript: javaScript, Python: python };

const headers = { Accept: 'application/json' };

function curl({ method, url, body, answers }: Call): string {
  const lines = [`curl ${method === 'GET' ? '' : `-X ${method} `}${url}`];
  const file = fileOf(answers);
  if (file) return `${lines[0]} \\\n  -o ${file}`;
  lines.push(`-H 'Accept: application/json'`);
  if (body?.media.startsWith('multipart')) lines.push(`-F 'cf_turnstile_response=TOKEN'`, `-F 'file=@ticket.pdf'`);
  else if (body) lines.push(`-H 'Content-Type: application/json'`, `-d '${JSON.stringify(sampleOf(body.fields))}'`);
  return lines.join(' \\\n  ');
}

function javaScript({ method, url, body, answers }: Call): string {
  const form = body?.media.startsWith('multipart')
    ? `const body = new FormData();\nbody.set('cf_turnstile_response', token);\nbody.set('file', file);\n\n`
    : '';
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    ...(body && !form
      ? [
          `  headers: { Accept: 'application/json', 'Content-Type': 'application/json' },`,
          `  body: JSON.stringify(${JSON.stringify(sampleOf(body.fields))}),`,
        ]
      : [`  headers: { Accept: '${headers.Accept}' },`]),
    ...(form ? ['  body,'] : []),
  ];
  const plain = fileOf(answers) !== undefined;
  const call = plain ? `await fetch('${url}')` : `await fetch('${url}', {\n${options.join('\n')}\n})`;
  const read = plain
    ? 'const file = await response.blob();'
    : isEmpty(answers)
      ? 'console.log(response.status);'
      : 'console.log(await response.json());';
  return `${form}const response = ${call};\n${read}`;
}

function python({ method, url, body, answers }: Call): string {
  const name = method.toLowerCase();
  const call = (more: string) => `import requests\n\nresponse = requests.${name}(\n    '${url}',\n${more})\n`;
  const file = fileOf(answers);
  if (file) return `${call('')}with open('${file}', 'wb') as file:\n    file.write(response.content)`;
  const accept = `    headers={'Accept': 'application/json'},\n`;
  const print = isEmpty(answers) ? 'print(response.status_code)' : 'print(response.json())';
  if (body?.media.startsWith('multipart'))
    return `${call(`${accept}    data={'cf_turnstile_response': token},\n    files={'file': open('ticket.pdf', 'rb')},\n`)}${print}`;
  if (body) return `${call(`${accept}    json=${pythonOf(sampleOf(body.fields))},\n`)}${print}`;
  return `${call(accept)}${print}`;
}

/** LIST: what an answer that is no JSON is saved as, by the beginning of its type. */
const files: readonly (readonly [type: string, name: string])[] = [
  ['application/vnd.apple.pkpass', 'wallet-pass.pkpass'],
  ['text/calendar', 'tickets.ics'],
  ['image/', 'page.png'],
];

function fileOf(answers: Operation['answers']): string | undefined {
  const media = answers.flatMap((answer) => (answer.status === '200' ? answer.media : []));
  return files.find(([type]) => media.some((each) => each.startsWith(type)))?.[1];
}

function isEmpty(answers: Operation['answers']): boolean {
  return answers.some(({ status }) => status === '204');
}

/** LIST: what stands for a field in an example. */
const samples: Readonly<Record<string, unknown>> = {
  rating: 5,
  right: true,
  comment: 'The seat was right.',
  would_recommend: true,
  email: 'you@example.com',
  fields: { seat: '14C' },
};

function sampleOf(fields: Operation['gives']): Record<string, unknown> {
  return Object.fromEntries(fields.filter(({ name }) => name in samples).map(({ name }) => [name, samples[name]]));
}

function pythonOf(sample: Record<string, unknown>): string {
  return JSON.stringify(sample)
    .replace(/\btrue\b/g, 'True')
    .replace(/,"/g, ', "')
    .replace(/":/g, '": ');
}
