/** The store as a process of its own; tells on request how much it was asked. */
import { startStore } from '#test/support/s3-store.ts';

const store = await startStore();
process.on('message', () => {
  const calls: Record<string, number> = {};
  for (const request of store.requests) {
    const verb = request.split(' ')[0]!;
    calls[verb] = (calls[verb] ?? 0) + 1;
  }
  process.send!({ calls, bytes: store.bytes() });
});
process.on('disconnect', () => void store.stop().then(() => process.exit()));
process.send!(store.settings);
