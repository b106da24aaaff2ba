/** The dashboard and the rules of alerts, against what the service really tells. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { freePort } from '#test/support/free-port.ts';
import { mailOf } from '#test/support/senders.ts';
import { bodyOf, mail, startService, type TestService } from '#test/support/service-process.ts';
import { sendMail } from '#test/support/smtp-talk.ts';
import { until } from '#test/support/until.ts';

const project = join(import.meta.dirname, '../..');
const read = (name: string) => readFileSync(join(project, name), 'utf8');

type Rule = { readonly alert: string; readonly expr: string };
const rules = (parse(read('deploy/monitoring/alerts.yaml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  ({ rules }) => rules,
);
type Panel = { readonly title: string; readonly targets: readonly { readonly expr: string }[] };
const { panels } = JSON.parse(read('deploy/monitoring/grafana-dashboard.json')) as { panels: Panel[] };
const adapter = parse(read('deploy/monitoring/prometheus-adapter.yaml')) as {
  rules: { external: { metricsQuery: string }[] };
};

const questions = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
  ...adapter.rules.external.map(({ metricsQuery }) => ['scaling', metricsQuery] as const),
].map(([name, expr]) => [name, expr.replaceAll('$__rate_interval', '5m').replace('<<.LabelMatchers>>', '')] as const);

let service: TestService;
let told: string;

beforeAll(async () => {
  const port = await freePort();
  service = await startService({
    METRICS_PORT: String(port),
    WORKERS: '1',
    SMTP_PORT: '0',
    MAIL_TRUSTED_PEERS: '127.0.0.1',
  });
  await service.ended((await bodyOf(await service.upload(mail('passes=2')))).id);
  await sendMail(service.mailPort!, mailOf('passes=1'));
  const ask = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  told = await until(ask, (text) => /passlift_mail_answers_total\{outcome="sent"\} 1/.test(text));
});
afterAll(() => service.end());

it.each(questions)('%s is asked in the language of Prometheus, for metrics that the service tells', (_, expr) => {
  expect(wordsOf(expr, 'error')).toEqual([]);
  const series = seriesIn(told);
  for (const name of wordsOf(expr, 'Identifier')) if (name !== 'up') expect(series).toContain(name);
});

it('tells what the work was', () => {
  expect(told).toMatch(/^passlift_jobs_total\{kind="mail",outcome="completed",why=""\} 2$/m);
  expect(told).toMatch(/^passlift_passes_total 3$/m);
  expect(told).toMatch(/^passlift_queue_wait_seconds_count\{lane="quick"\} 2$/m);
  expect(told).toMatch(/^passlift_mails_total\{state="taken",silence=""\} 1$/m);
  expect(told).toMatch(/^passlift_queue_oldest_seconds 0$/m);
  expect(told).toMatch(/^passlift_healthy 1$/m);
  expect(told).toMatch(/^passlift_free_bytes \d{6,}/m);
});

it('has a section in the guide of operators for each alert, and none for others', () => {
  const sections = [...read('docs/operate.md').matchAll(/^### (Passlift\w+)$/gm)].map(([, name]) => name);
  expect(sections).toEqual(rules.map(({ alert }) => alert));
});

/** Names of all time series that a text of metrics announces. */
function seriesIn(text: string): string[] {
  const parts = { histogram: ['_bucket', '_sum', '_count'], summary: ['', '_sum', '_count'] } as const;
  return [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name, type]) =>
    (parts[type as keyof typeof parts] ?? ['']).map((part) => `${name}${part}`),
  );
}

/** Words of a kind in a question: `Identifier`, or what its grammar does not know. */
function wordsOf(expr: string, kind: 'Identifier' | 'error'): string[] {
  const words: string[] = [];
  parser.parse(expr).iterate({
    enter({ name, type, from, to }) {
      if (kind === 'error' ? type.isError : name === kind) words.push(expr.slice(from, to));
    },
  });
  return words;
}
