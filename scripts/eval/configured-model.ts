import { readConfig } from '#src/config.ts';
import type { Model } from '#src/extraction/model/model.ts';
import { openMemoryBudget } from '#src/models/budget.ts';
import { openModel } from '#src/models/open-model.ts';
import { modelSettings } from '#src/models/settings.ts';

/** The model of the settings, without a budget for the day. Throws a sentence for people where none is configured. */
export function openConfiguredModel(): Model {
  const now = () => performance.now();
  const model = openModel(modelSettings(readConfig()), { budget: openMemoryBudget(0, now), now });
  if (!model) throw new Error('No model is configured: set AI_PROVIDER, AI_MODEL and AI_API_KEY.');
  return model;
}
