import { readConfig } from '#src/config.ts';
import type { Model } from '#src/extraction/model/model.ts';
import { openMemoryBudget } from '#src/models/budget.ts';
import { openModel } from '#src/models/open-model.ts';
import { modelSettings } from '#src/models/settings.ts';

/** The model of the settings, without a budget for the day; undefined where none is configured. */
export function openConfiguredModel(): Model | undefined {
  const now = () => performance.now();
  return openModel(modelSettings(readConfig()), { budget: openMemoryBudget(0, now), now });
}
