import type { Config } from '#src/config.ts';
import { writePng } from '#src/documents/shared/pictures/write-png.ts';
import { isLoopbackName } from '#src/models/address-rules.ts';
import { probeModel } from '#src/models/probe-model.ts';
import { baseUrlOf } from '#src/models/providers.ts';
import { modelSettings } from '#src/models/settings.ts';
import type { Finding } from './finding.ts';

const side = 64;

/** One tiny call of the language model, as a ticket would make it. */
export async function checkAi(config: Config): Promise<Finding> {
  const settings = modelSettings(config);
  if (!settings) {
    const text = 'none; the embedded engine reads every ticket, without any connection.';
    const isMeant = Boolean(config.AI_MODEL || config.AI_API_KEY || config.AI_BASE_URL);
    return isMeant
      ? { state: 'note', text: `${text} Other AI_ settings are there: set AI_PROVIDER to use them.` }
      : { state: 'good', text };
  }
  const { works, text } = await probeModel(settings, { mediaType: 'image/png', bytes: greyPage() });
  if (!works) return { state: 'bad', text };
  const claimed = config.TRUSTED_BY.find((claim) => /\bon this server\b/i.test(claim) && /^AI\b/i.test(claim));
  const here = isLoopbackName(new URL(baseUrlOf(settings)!).hostname);
  if (claimed && !here)
    return { state: 'note', text: `${text} TRUSTED_BY still says “${claimed}”: name the provider there.` };
  return { state: 'good', text };
}

/** A picture of nothing, so that a model that cannot see says so now. */
function greyPage(): Uint8Array {
  return writePng({ width: side, height: side, channels: 3, data: new Uint8Array(side * side * 3).fill(128) });
}
