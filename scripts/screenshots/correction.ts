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

/** The family's tickets are still shown. */
async function takeDoubt(seen: Seen): Promise<void> {
  await check(seen);
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
  const { page, words, take } = seen;
  const { proof, result } = words;
  const { gate, boarding, terminal } = proof.fields;
  await sendFile(seen, 'web/public/samples/boarding-pass.pdf');
  await waitForPass(seen);
  await check(seen);
  await take('ticket');
  await page.getByRole('link').filter({ hasText: gate }).filter({ hasText: 'B17' }).click();
  await page.locator('.proof-mark').first().waitFor();
  await take('ticket-lit');
  await change(seen, gate).click();
  await page.getByLabel(gate, { exact: true }).fill('C42');
  await take('ticket-change');
  await page.getByRole('button', { name: proof.save }).click();
  await page.getByText(proof.changed(gate, 'C42')).waitFor();
  await page.locator('.pass-face').getByText('C42').waitFor();
  await take('ticket-changed');
  await change(seen, boarding).click();
  await page.getByLabel(proof.clock, { exact: true }).fill('23:59');
  await page.getByRole('button', { name: proof.save }).click();
  await page.getByRole('alert').waitFor();
  await take('ticket-refused');
  await page.getByRole('button', { name: proof.cancel }).click();
  await page.getByLabel(proof.addField).selectOption(terminal);
  await page.getByLabel(terminal, { exact: true }).fill('2');
  await take('ticket-add-field');
  await page.getByRole('button', { name: proof.cancel }).click();
  await page.getByRole('link', { name: proof.back }).click();
  await page.getByRole('heading', { name: result.ready(1) }).waitFor();
}

const change = ({ page, words }: Seen, label: string): Locator =>
  page.getByRole('button', { name: words.proof.changeNamed(label), exact: true });
