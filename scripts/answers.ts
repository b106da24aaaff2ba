#!/usr/bin/env node
/**
 * `npm run answers [-- folder] [--language en,de,ar|all] [--only name,…]`: sends a mail of every shape to a service of its own
 * and draws the answers as a phone shows them (390 pixels, light and dark), several beside each other on a sheet, into
 * out/answers; their HTML and text beside them. Names those that are wider than the phone.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import PostalMime from 'postal-mime';
import { type Language, languages } from '#src/languages/languages.ts';
import { composeMail } from '#src/mail/out/compose-mail.ts';
import { chromiumArguments, chromiumPath } from '#test/e2e/chromium.ts';
import { textPart } from '#test/support/mails.ts';
import { startRelay } from '#test/support/relay.ts';
import { startWholeService } from '#test/support/whole-service.ts';
import { type Asked, ask, askedOf } from './answers/ask.ts';
import { composedAnswers } from './answers/composed.ts';
import { fileAt, pdf } from './answers/files.ts';
import { people } from './answers/people.ts';
import { drawSheets, heightOf, inSheets } from './answers/picture.ts';
import { type Shape, shapes } from './answers/shapes.ts';

const { values: given, positionals } = parseArgs({
  options: { language: { type: 'string', default: 'en,de,ar' }, only: { type: 'string' }, help: { type: 'boolean' } },
  allowPositionals: true,
});
const folder = resolve(positionals[0] ?? 'out/answers');
const wanted = languages.filter((language) => given.language === 'all' || given.language.split(',').includes(language));
const only = given.only?.split(',');

/** Mails that one sender may send in a day here; one more brings the notice about it. */
const most = 5;
/** Answers that a sheet has beside each other. */
const columns = 3;

/** An answer with the name of its shape. */
type Named = { readonly shape: string; readonly language: Language; readonly asked: Asked };

if (given.help || wanted.length === 0)
  process.stdout.write(`npm run answers [-- folder] [--language ${languages.join(',')}|all] [--only name,…]\n`);
else await takeAll();

async function takeAll(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const answers = [...(await askAll()), ...(await composeAll())];
  for (const { shape, language, asked } of answers) {
    const { subject, files, text, html } = asked;
    writeFileSync(join(folder, `${shape}-${language}.html`), html);
    writeFileSync(join(folder, `${shape}-${language}.txt`), `${subject}\n${files.join('\n')}\n\n${text}`);
  }
  await drawAll(answers);
}

/** Answers of a service to mails of every shape in every language. */
async function askAll(): Promise<readonly Named[]> {
  const data = mkdtempSync(join(tmpdir(), 'passlift-answers-'));
  const relay = await startRelay();
  const service = await startWholeService({
    ...{ DATA_DIR: data, MAIL_RELAY: relay.url, MAIL_TRUSTED_PEERS: '127.0.0.1', WORKERS: '2', LOG_LEVEL: 'info' },
    ...{ PUBLIC_URL: 'https://passes.example', INTAKE_ADDRESS: 'tickets@passlift.localhost' },
    ...{ RATE_MAIL_SENDER: String(most), RATE_MAIL_DOMAIN: '100000' },
  });
  const to = { port: service.mailPort, relay };
  const answers: Named[] = [];
  const put = (shape: string, language: Language, asked: Asked) => {
    answers.push({ shape, language, asked });
    process.stdout.write(`${shape} ${language}: ${asked.subject}\n`);
    return asked;
  };
  try {
    for (const language of wanted) {
      for (const [name, make] of Object.entries<(to: Language) => Shape>(shapes)) {
        if (isWanted(name)) put(name, language, await ask(make(language), { name, language }, to));
      }
      if (isWanted('deleted')) await deleteOne(language, put, to);
      if (isWanted('limit')) await sendTooMany(language, put, to);
    }
  } finally {
    await service.stop();
    await relay.stop();
    rmSync(data, { recursive: true, force: true });
  }
  return answers;
}

type Put = (shape: string, language: Language, asked: Asked) => Asked;
type To = Parameters<typeof ask>[2];

function isWanted(name: string): boolean {
  return only === undefined || only.includes(name);
}

/** "Delete" by somebody else, by who was answered, and once more. */
async function deleteOne(language: Language, put: Put, to: To): Promise<void> {
  const own = Buffer.concat([fileAt('docs/example/ticket.pdf'), Buffer.from(`\n%${language}`)]);
  const { messageId, subject } = await ask({ part: pdf(own) }, { name: 'deleted', language }, to);
  const word = { part: textPart(people[language].remove), subject: `Re: ${subject}` };
  const again = { part: textPart(`${people[language].remove}!`), subject: `Re: ${subject}` };
  put('delete-refused', language, await ask(word, { name: 'stranger', language, replyTo: messageId }, to));
  put('deleted', language, await ask(word, { name: 'deleted', language, replyTo: messageId }, to));
  put('nothing-to-delete', language, await ask(again, { name: 'deleted', language, replyTo: messageId }, to));
}

async function sendTooMany(language: Language, put: Put, to: To): Promise<void> {
  const help = { part: textPart(''), subject: '' };
  for (let sent = 0; sent < most; sent += 1) await ask(help, { name: 'limit', language }, to);
  put('limit', language, await ask(help, { name: 'limit', language }, to));
}

async function composeAll(): Promise<readonly Named[]> {
  const from = { name: 'Passlift', address: 'tickets@passlift.localhost' };
  const to = { to: 'ada@good.example', answers: [], references: [] };
  const answers: Named[] = [];
  for (const language of wanted)
    for (const [shape, make] of Object.entries(composedAnswers)) {
      if (!isWanted(shape)) continue;
      const message = await composeMail(await make(language), { to, from, messageId: 'm@x.example', at: new Date(0) });
      answers.push({ shape, language, asked: askedOf(await PostalMime.parse(message)) });
    }
  return answers;
}

/** A row a shape, so that the languages stand beside each other. */
async function drawAll(answers: readonly Named[]): Promise<void> {
  const executablePath = chromiumPath();
  const browser = await chromium.launch({ args: chromiumArguments, ...(executablePath ? { executablePath } : {}) });
  try {
    for (const scheme of ['light', 'dark'] as const) {
      const page = await browser.newPage({ colorScheme: scheme });
      const rows = [];
      for (const shape of new Set(answers.map((one) => one.shape))) {
        const all = answers.filter((one) => one.shape === shape);
        for (let at = 0; at < all.length; at += columns) {
          const drawn = all
            .slice(at, at + columns)
            .map(({ language, asked }) => ({ name: `${shape}-${language}`, html: asked.html }));
          rows.push({ drawn, height: await heightOf(page, drawn) });
        }
      }
      let number = 0;
      for (const group of inSheets(rows)) {
        const names = [...new Set(group.flatMap(({ drawn }) => drawn[0]!.name.replace(/-\w+$/, '')))].join(' ');
        for (const { png, wide } of await drawSheets(
          page,
          group.map(({ drawn }) => drawn),
        )) {
          number += 1;
          const path = join(folder, `${scheme}-${String(number).padStart(2, '0')}.png`);
          writeFileSync(path, png);
          process.stdout.write(
            `${path}: ${names}${wide.length > 0 ? `; wider than a phone: ${wide.join(' ')}` : ''}\n`,
          );
        }
      }
      await page.close();
    }
  } finally {
    await browser.close();
  }
}
