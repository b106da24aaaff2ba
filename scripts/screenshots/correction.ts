import type { Locator } from 'playwright-core';
import { type Seen, sendFile, waitForPass } from './take.ts';

/** A pass beside its page: what is lit, doubtful, crossed out, changed, refused and added. */
export async function takeCorrection(seen: Seen): Promise<void> {
  await takeDoubt(seen);
  await takeCrossedOut(seen);
  await takeChanges(seen);
}

/** From the passes of a job to the first of them beside its page. */
async function check({ page, words }: Seen): Promise<void> {
  await page.getByRole('link', { name: words.result.check }).click();
  await page.getByRole('heading', { name: words.proof.values }).waitFor();
}

/** A value that was read in two ways. */
async function takeDoubt(seen: Seen): Promise<void> {
  await sendFile(seen, 'docs/example/ticket.pdf');
  await waitForPass(seen);
  await check(seen);
  await seen.page.getByRole('region', { name: seen.words.proof.check }).waitFor();
  await seen.take('ticket-doubtful');
}

async function takeCrossedOut(seen: Seen): Promise<void> {
  const { page, words, take } = seen;
  await sendFile(seen, 'test/corpus/inputs/022-fr-boarding-pass-cells-photo.jpg');
  await waitForPass(seen);
  await check(seen);
  await page.getByRole('checkbox', { name: words.proof.crossedOut }).check();
  await page.getByRole('button', { name: words.proof.lost }).first().click();
  await page.locator('.proof-mark').first().waitFor();
  await take('ticket-crossed-out');
}

async function takeChanges(seen: Seen): Promise<void> {
  const { page, words, take, glimpse } = seen;
  const { proof, result } = words;
  const { gate } = proof.fields;
  await sendFile(seen, 'web/public/samples/boarding-pass.pdf');
  await waitForPass(seen);
  await check(seen);
  await take('ticket');
  await page.getByRole('link').filter({ hasText: gate }).filter({ hasText: 'B17' }).click();
  await page.locator('.proof-mark').first().waitFor();
  await glimpse('ticket-lit-in-sight'); // before the picture of all of it, which moves the frame
  await take('ticket-lit');
  await page.getByRole('link').filter({ hasText: proof.codeCopied }).click();
  await page.getByRole('status').filter({ hasText: proof.codeCopied }).waitFor();
  await glimpse('ticket-code');
  await takeText(seen);
  await takeTimeAndPlace(seen);
  await takeFields(seen);
  await takeLook(seen);
  await page.getByRole('link', { name: proof.back }).click();
  await page.getByRole('heading', { name: result.ready(1) }).waitFor();
}

async function takeText(seen: Seen): Promise<void> {
  const { page, words, take, glimpse } = seen;
  const { proof } = words;
  const { gate } = proof.fields;
  await change(seen, gate).click();
  await page.getByLabel(gate, { exact: true }).fill('C42');
  await glimpse('ticket-change');
  await page.getByRole('button', { name: proof.save }).click();
  await page.getByText(proof.changed(gate, 'C42')).waitFor();
  await page.locator('.pass-face').getByText('C42').waitFor();
  await take('ticket-changed');
  await page.getByRole('button', { name: proof.undo }).click();
  await page.getByText(proof.undone).waitFor();
  await glimpse('ticket-undone');
}

async function takeTimeAndPlace(seen: Seen): Promise<void> {
  const { page, words, glimpse } = seen;
  const { proof } = words;
  const { boarding, to } = proof.fields;
  await change(seen, boarding).click();
  await page.getByLabel(proof.clock, { exact: true }).fill('23:59');
  await glimpse('ticket-change-time');
  await page.getByRole('button', { name: proof.save }).click();
  await page.getByRole('alert').waitFor();
  await glimpse('ticket-refused');
  await page.getByRole('button', { name: proof.cancel }).click();
  await change(seen, to).click();
  await page.getByLabel(to, { exact: true }).fill('Malmö');
  await glimpse('ticket-change-place');
  await page.getByRole('button', { name: proof.cancel }).click();
}

async function takeFields(seen: Seen): Promise<void> {
  const { page, words, glimpse } = seen;
  const { proof } = words;
  const { terminal, seat } = proof.fields;
  await page.getByLabel(proof.addField).selectOption(terminal);
  await page.getByLabel(terminal, { exact: true }).fill('2');
  await glimpse('ticket-add-field');
  await page.getByRole('button', { name: proof.save }).click();
  await page.getByText(proof.added(terminal)).waitFor();
  await glimpse('ticket-field-added');
  await change(seen, seat).click();
  await page.getByRole('button', { name: proof.takeOff }).click();
  await page.getByText(proof.removed(seat)).waitFor();
  await glimpse('ticket-field-removed');
}

async function takeLook(seen: Seen): Promise<void> {
  const { page, words, take } = seen;
  const { proof } = words;
  await page.getByLabel(proof.colour).fill('#8a1538');
  await page.getByRole('button', { name: proof.ownColour }).waitFor();
  await page.getByLabel(proof.kind, { exact: true }).selectOption(proof.kinds.train);
  await page.getByText(proof.changed(proof.kind, proof.kinds.train)).waitFor();
  await take('ticket-other-look');
}

const change = ({ page, words }: Seen, label: string): Locator =>
  page.getByRole('button', { name: words.proof.changeNamed(label), exact: true });
