/** Stand-ins for what hands out the credentials of a role: an EC2 instance (IMDSv2), a container (ECS, EKS), a web identity (STS). */
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export type TestRoles = {
  /** The environment that AWS gives a process in each place. */
  readonly environments: Readonly<Record<'instance' | 'container' | 'web identity', Readonly<Record<string, string>>>>;
  /** What was asked for, as `GET /path`. */
  readonly asked: readonly string[];
  stop(): Promise<void>;
};

/** Gives everybody these credentials. `folder` is where the token of a web identity is laid. */
export async function startRoles(
  given: { readonly accessKeyId: string; readonly secretAccessKey: string },
  folder: string,
): Promise<TestRoles> {
  const asked: string[] = [];
  const until = new Date(Date.now() + 3_600_000).toISOString();
  const secret = {
    AccessKeyId: given.accessKeyId,
    SecretAccessKey: given.secretAccessKey,
    Token: 'session',
    Expiration: until,
  };
  const role = '/latest/meta-data/iam/security-credentials/';
  const assumed = `<AssumeRoleWithWebIdentityResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><AssumeRoleWithWebIdentityResult>
    <AssumedRoleUser><Arn>arn:aws:sts::123456789012:assumed-role/passlift/x</Arn><AssumedRoleId>A:x</AssumedRoleId></AssumedRoleUser>
    <Credentials><AccessKeyId>${given.accessKeyId}</AccessKeyId><SecretAccessKey>${given.secretAccessKey}</SecretAccessKey>
    <SessionToken>session</SessionToken><Expiration>${until}</Expiration></Credentials>
    </AssumeRoleWithWebIdentityResult></AssumeRoleWithWebIdentityResponse>`;
  const server = createServer(async (request, response) => {
    const at = `${request.method} ${request.url}`;
    const body = String(await buffer(request));
    asked.push(at);
    const isKnown = request.headers['x-aws-ec2-metadata-token'] === 'imds-token';
    if (at === 'PUT /latest/api/token') response.end('imds-token');
    else if (at === `GET ${role}` && isKnown) response.end('passlift');
    else if (at === `GET ${role}passlift` && isKnown) response.end(JSON.stringify({ Code: 'Success', ...secret }));
    else if (at === 'GET /credentials' && request.headers.authorization === 'pod') response.end(JSON.stringify(secret));
    else if (at === 'POST /' && body.includes('WebIdentityToken=identity')) response.end(assumed);
    else response.writeHead(401).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const token = `${folder}/web-identity`;
  writeFileSync(token, 'identity');
  return {
    environments: {
      instance: { AWS_EC2_METADATA_SERVICE_ENDPOINT: url },
      container: { AWS_CONTAINER_CREDENTIALS_FULL_URI: `${url}/credentials`, AWS_CONTAINER_AUTHORIZATION_TOKEN: 'pod' },
      'web identity': {
        AWS_WEB_IDENTITY_TOKEN_FILE: token,
        AWS_ROLE_ARN: 'arn:aws:iam::123456789012:role/passlift',
        AWS_ENDPOINT_URL_STS: url,
        AWS_REGION: 'eu-central-1',
      },
    },
    asked,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
