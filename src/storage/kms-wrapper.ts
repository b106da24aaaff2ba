import type { KMSClient } from '@aws-sdk/client-kms';
import type { KeyWrapper } from '#src/jobs/key-wrapper.ts';
import { openStorePace } from './store-pace.ts';

/** A key of AWS KMS, and how it is reached. Credentials are those of the environment of AWS, a web identity, or the role of the instance. */
export type KmsOptions = {
  /** `arn:aws:kms:REGION:ACCOUNT:key/ID`, or `…:alias/NAME` */
  readonly arn: string;
  /** Of a private endpoint, or a service that is not AWS. Absent: AWS in the region of the key. */
  readonly endpoint?: string;
  /** Milliseconds of silence after which it counts as away; 5 s. */
  readonly silence?: number;
  /** Told why it failed, once until it answers again: a code, never what it said. */
  readonly onAway?: (why: string) => void;
};

/** The operator's key in AWS KMS, and whether it answers. */
export type KmsWrapper = KeyWrapper & {
  /** Seconds until it is asked again; 0 when it answered last. */
  secondsAway(): number;
  close(): void;
};

/** What says that the bytes are wrong, and not that the service is away. */
const refusals = new Set(['InvalidCiphertextException', 'IncorrectKeyException']);

/**
 * Wraps by `Encrypt` and `Decrypt`; the name is the encryption context, so that nothing opens under another one, and stands in
 * the trail of the account. The library is loaded here, so that who has a file never waits for it. Throws `ContentAway` while
 * the service does not answer or forbids.
 */
export async function openKmsWrapper({
  arn,
  endpoint,
  silence = 5_000,
  onAway = () => {},
}: KmsOptions): Promise<KmsWrapper> {
  const [{ DecryptCommand, EncryptCommand, KMSClient }, { clientSettings }] = await Promise.all([
    import('@aws-sdk/client-kms'),
    import('./aws-client.ts'),
  ]);
  const client: KMSClient = new KMSClient({
    region: arn.split(':')[3]!,
    ...(endpoint ? { endpoint } : {}),
    ...clientSettings(silence),
  });
  const pace = openStorePace(onAway);
  const about = (name: string) => ({ KeyId: arn, EncryptionContext: { passlift: name } });

  return {
    wrap: (name, key) =>
      pace.run(async () => {
        const { CiphertextBlob } = await client.send(new EncryptCommand({ ...about(name), Plaintext: key }));
        return CiphertextBlob!;
      }),
    async unwrap(name, wrapped) {
      const answer = await pace.run(() =>
        client.send(new DecryptCommand({ ...about(name), CiphertextBlob: wrapped })).catch((error: Error) => {
          if (refusals.has(error.name)) return error;
          throw error;
        }),
      );
      if (answer instanceof Error) throw answer;
      return answer.Plaintext!;
    },
    secondsAway: pace.secondsAway,
    close: () => client.destroy(),
  };
}
