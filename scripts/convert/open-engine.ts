/** Opens what a conversion needs on this machine: fenced readers, a signer, limits. */
import { resolve } from 'node:path';
import { readConfig } from '#src/config.ts';
import { chosenLimits } from '#src/documents/chosen-limits.ts';
import { openReaders } from '#src/documents/open-readers.ts';
import { openMemoryBudget } from '#src/models/budget.ts';
import { openModel } from '#src/models/open-model.ts';
import { modelSettings } from '#src/models/settings.ts';
import { openSignerProcess } from '#src/passes/signing/signer-process.ts';
import type { ConvertContext } from '#src/pipeline/convert.ts';

/** An engine that lives as long as the command; `close` ends its child processes. */
export type Engine = { readonly context: Omit<ConvertContext, 'now' | 'report'>; readonly close: () => Promise<void> };

/** Opens the engine with the settings of the environment; their language model only with `ai`. Throws `SigningSetupError` with a sentence for people. */
export async function openEngine({ ai = false }: { readonly ai?: boolean } = {}): Promise<Engine> {
  const config = readConfig();
  const limits = chosenLimits(config);
  const readers = openReaders({ limits, spare: false });
  const signer = await openSignerProcess({
    passCert: config.PASS_CERT,
    passKey: config.PASS_KEY,
    passKeyPassphrase: config.PASS_KEY_PASSPHRASE,
    wwdr: config.WWDR,
    dataDir: resolve(config.DATA_DIR),
  }).catch(async (error: unknown) => {
    await readers.close();
    throw error;
  });
  const close = () => {
    signer.close();
    return readers.close();
  };
  const issuer = { name: config.SERVICE_NAME, contact: config.SUPPORT_ADDRESS || config.PUBLIC_URL };
  const budget = openMemoryBudget(config.AI_DAY_TOKENS, Date.now);
  const model = ai ? openModel(modelSettings(config), { budget, now: Date.now }) : undefined;
  return { context: { readers, signer, limits, issuer, ...(model ? { model, askModel: config.AI_ASK } : {}) }, close };
}
