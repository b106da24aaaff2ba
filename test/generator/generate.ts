import type { Browser } from 'playwright-core';
import { addDays, offsetIn } from '#src/tickets/time.ts';
import { drawCode } from './codes/draw.ts';
import type { Workshop } from './kinds/kind.ts';
import { kinds } from './kinds/kinds.ts';
import type { Canvas } from './layouts/layout.ts';
import { languages } from './locales/locale.ts';
import { locales } from './locales/locales.ts';
import { chooseLook } from './look.ts';
import { negatives } from './negatives/negatives.ts';
import { createRandom, type Random } from './random.ts';
import { printPdf, shoot } from './renderings/browser.ts';
import { writeMail } from './renderings/mail.ts';
import { photograph, shrinkScreenshot } from './renderings/photo.ts';
import type { Rendered, Rendering } from './renderings/rendering.ts';
import { renderings } from './renderings/renderings.ts';
import type { Sheet } from './sheet.ts';
import type { TruthCase, TruthFields, TruthTicket } from './truth.ts';
import { createVoice } from './voice.ts';

/** An upload with the truth about it. */
export type GeneratedCase = { readonly bytes: Uint8Array; readonly truth: TruthCase };

/** Every so many documents one is no ticket. */
const negativeEvery = 9;

/**
 * Invents the document with this number. Numbers do not depend on each other: a longer corpus of the same seed begins
 * with the shorter one. `as`: rendered so, whatever its turn.
 */
export async function generateCase(
  browser: Browser,
  seed: number,
  number: number,
  as?: Rendering,
): Promise<GeneratedCase> {
  const random = createRandom(seed, String(number));
  const negative = number % negativeEvery === negativeEvery - 1;
  const turn = number - Math.floor((number + 1) / negativeEvery);
  return negative
    ? generateNegative(browser, { random, seed, number, turn: Math.floor(number / negativeEvery) })
    : generateTicket(browser, { random, seed, number, turn, ...(as && { as }) });
}

/** What the ticket of this number says, before any layout and without a browser. */
export function inventSheet(seed: number, number: number): Sheet {
  return openSheet({ random: createRandom(seed, String(number)), seed, number, turn: number }).sheet;
}

type Plan = {
  readonly random: Random;
  readonly seed: number;
  readonly number: number;
  readonly turn: number;
  /** Instead of the rendering whose turn it is. */
  readonly as?: Rendering;
};

async function generateTicket(browser: Browser, plan: Plan): Promise<GeneratedCase> {
  const { random, turn } = plan;
  const rendering = plan.as ?? renderings[(turn + Math.floor(plan.seed / 7)) % renderings.length]!;
  const { workshop, sheet } = openSheet(plan);
  const codes = await Promise.all(sheet.tickets.map((ticket) => ticket.code && drawCode(ticket.code)));
  const canvas: Canvas = {
    sheet,
    codes,
    random,
    locale: workshop.locale,
    look: chooseLook(random, rendering.dark ?? false),
  };
  const rendered = await rendering.render({ browser, canvas, turn: Math.floor(turn / 3) + random.int(0, 2) });
  const plain = rendering.name === 'mail-text';
  const tickets = sheet.tickets.map((ticket) => (plain ? withoutCode(ticket.truth) : ticket.truth));
  return finish(plan, workshop, rendered, {
    subject: sheet.subject,
    doc: rendering.name,
    vendor: sheet.issuer.name,
    tickets,
  });
}

function openSheet(plan: Plan): { readonly workshop: Workshop; readonly sheet: Sheet } {
  const kind = kinds[(plan.turn + plan.seed) % kinds.length]!;
  const workshop = openWorkshop(plan, (kind.yearless ?? false) && plan.random.chance(0.3));
  return { workshop, sheet: kind.invent(workshop) };
}

async function generateNegative(browser: Browser, plan: Plan): Promise<GeneratedCase> {
  const { random } = plan;
  const negative = negatives[(plan.turn + plan.seed) % negatives.length]!;
  const workshop = openWorkshop(plan, false);
  const markup = await negative.draw(workshop, chooseLook(random, false));
  const rendered = await renderNegative(browser, workshop, negative.as, markup);
  return finish(plan, workshop, rendered, {
    subject: negative.subject,
    doc: `negative-${negative.as}`,
    vendor: 'nobody',
    tickets: [],
  });
}

async function renderNegative(
  browser: Browser,
  workshop: Workshop,
  as: Rendered['extension'],
  markup: string,
): Promise<Rendered> {
  const { random, context, city } = workshop;
  if (as === 'pdf') return { bytes: await printPdf(browser, markup, 'a4', context), extension: as, layout: 'none' };
  if (as === 'png')
    return {
      bytes: await shrinkScreenshot(await shoot(browser, markup, { paper: 'phone', scale: 2, dark: false })),
      extension: as,
      layout: 'none',
    };
  if (as === 'jpg')
    return {
      bytes: await photograph(random, await shoot(browser, markup, { paper: 'a4', scale: 1, dark: false })),
      extension: as,
      layout: 'none',
    };
  const who = { name: 'News', address: 'news@shop.example' };
  const headers = {
    from: who,
    to: { name: 'Sam Taylor', address: 'sam@example.org' },
    subject: 'News',
    date: context,
    offset: offsetIn(city.zone, context)!,
  };
  return {
    bytes: new Uint8Array(
      Buffer.from(writeMail(random, headers, { type: 'text/html', text: `<html><body>${markup}</body></html>` })),
    ),
    extension: as,
    layout: 'none',
  };
}

function openWorkshop(plan: Plan, yearFree: boolean): Workshop {
  const { random, turn } = plan;
  const language = languages[(turn + Math.floor(turn / languages.length) + plan.seed) % languages.length]!;
  const locale = locales[language];
  const city = random.pick(locale.cities);
  const day = addDays('2025-02-01', random.int(0, 600));
  const context = `${day}T${String(random.int(7, 22)).padStart(2, '0')}:${String(random.int(10, 59))}`;
  const voice = createVoice(random, locale, { american: city.american ?? false, yearFree });
  return { random, locale, voice, language, city, context };
}

/** A plain text mail has no code; what only the code told is gone with it. */
function withoutCode(ticket: TruthTicket): TruthTicket {
  const kept = Object.entries(ticket.fields).filter(([name]) => ticket.evidence[name] !== 'barcode');
  const evidence = Object.fromEntries(Object.entries(ticket.evidence).filter(([, from]) => from !== 'barcode'));
  return { ...ticket, fields: Object.fromEntries(kept) as TruthFields, evidence };
}

type About = { subject: Sheet['subject']; doc: string; vendor: string; tickets: readonly TruthTicket[] };

function finish(plan: Plan, workshop: Workshop, rendered: Rendered, about: About): GeneratedCase {
  const name = rendered.layout === 'none' ? about.subject : `${about.subject}-${rendered.layout}`;
  const id = `${String(plan.number).padStart(3, '0')}-${workshop.language}-${name}-${about.doc}`;
  const truth: TruthCase = {
    id,
    input: `${id}.${rendered.extension}`,
    doc: about.doc,
    variant: 'main',
    subject: about.subject,
    language: workshop.language,
    layout: rendered.layout,
    tags: [about.subject, workshop.language, rendered.layout],
    fixture: `generator seed ${plan.seed} number ${plan.number}`,
    vendor: about.vendor,
    vendor_in_dev: true,
    split: 'dev',
    year_added: 2026,
    licence: 'CC0-1.0',
    context: `${workshop.context}:00`,
    expect: about.tickets.length > 0 ? 'tickets' : 'no_ticket',
    tickets: about.tickets,
  };
  return { bytes: rendered.bytes, truth };
}
