import type { ApiKeys } from '#src/api/api-keys.ts';
import type { Secrets } from '#src/jobs/secrets.ts';
import type { DataRights, Person } from '#src/site/data-rights.ts';

/** What an operator may ask for, by name; see `npm run keys` and `npm run data-rights`. */
export type Operations = {
  createKey(ask: { readonly name: string; readonly uploadsPerMinute: number | null }): ReturnType<ApiKeys['create']>;
  listKeys(): ReturnType<ApiKeys['list']>;
  revokeKey(ask: { readonly key: string }): Promise<boolean>;
  exportData(ask: PersonAsk): ReturnType<DataRights['collect']>;
  eraseData(ask: PersonAsk): ReturnType<DataRights['erase']>;
};

/** Whom a request is about, as the operator writes it. */
export type PersonAsk = { readonly email?: string; readonly userUuid?: string };

/** The operations on an open database. */
export function openOperations(parts: {
  readonly keys: ApiKeys;
  readonly dataRights: DataRights;
  readonly secrets: Secrets;
}): Operations {
  const { keys, dataRights, secrets } = parts;
  const person = ({ email, userUuid }: PersonAsk): Person => ({
    ...(email ? { email } : {}),
    ...(userUuid ? { userHash: secrets.keyedHash('user', userUuid) } : {}),
  });
  return {
    createKey: ({ name, uploadsPerMinute }) => keys.create(name, uploadsPerMinute, Date.now()),
    listKeys: () => keys.list(),
    revokeKey: ({ key }) => keys.revoke(key, Date.now()),
    exportData: (ask) => dataRights.collect(person(ask)),
    eraseData: (ask) => dataRights.erase(person(ask)),
  };
}
