/** What operators' commands share: they reach the running service, or open its database when it does not run. */
import { readConfig } from '#src/config.ts';
import { type Operations, openOperations } from '#src/http/operations.ts';
import { askOperatorSocket } from '#src/http/operator-socket.ts';
import { foldersOf, openStore } from '#src/services/store.ts';
import { openApiKeys } from '#src/storage/api-keys.ts';
import { DataFolderBusy, readHolder } from '#src/storage/data-folder-lock.ts';
import { openDataRights } from '#src/storage/site-books.ts';

/** Runs `work` with the operations of this installation. Ends the process with a sentence when that cannot be. */
export async function operate(work: (operations: Operations) => Promise<void>): Promise<void> {
  const config = readConfig();
  try {
    const store = await openStore(config, { onError: () => {} });
    try {
      await work(
        openOperations({
          keys: openApiKeys(store.database),
          dataRights: openDataRights(store.database),
          secrets: store.secrets,
        }),
      );
    } finally {
      await store.close();
    }
  } catch (error) {
    const socket = error instanceof DataFolderBusy ? readHolder(foldersOf(config).data)?.socket : undefined;
    if (socket === undefined) throw error;
    await work(remoteOperations(socket));
  }
}

/** Prints a text and sets the exit code. */
export function sayAndExit(text: string, code: number): void {
  (code === 0 ? process.stdout : process.stderr).write(text);
  process.exitCode = code;
}

function remoteOperations(socket: string): Operations {
  const ask = (name: keyof Operations) => (what?: unknown) => askOperatorSocket(socket, name, what) as Promise<never>;
  return {
    createKey: ask('createKey'),
    listKeys: ask('listKeys'),
    revokeKey: ask('revokeKey'),
    exportData: ask('exportData'),
    eraseData: ask('eraseData'),
  };
}
