/** The quick engine of tests on a machine that lets nobody build a wall: readers could signal the server. */
import type { FenceLevel } from '#src/fence/level.ts';
import type { OpenEngine } from '#src/jobs/worker-messages.ts';
import { openEngine as openQuickEngine } from './service-engine.ts';

const readers = {
  network: true,
  files: true,
  writes: true,
  environment: true,
  signals: true,
  libraries: false,
  processes: true,
};
const isolation: FenceLevel = {
  level: 'basic',
  wall: 'limits',
  readers,
  system: { ...readers, network: false },
  memory: true,
  endsWithParent: true,
};

export const openEngine: OpenEngine = async (settings, sign) => ({
  ...(await openQuickEngine(settings, sign)),
  ...(settings.targets ? { isolation } : {}),
});
