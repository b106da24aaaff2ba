import type { Config } from '#src/config.ts';
import { openPostgresDatabase } from '#src/storage/postgres-database.ts';
import type { Finding } from './finding.ts';
import { askPublicAddress, secondsAhead } from './public-address.ts';

/** Seconds that clocks may differ by: challenges for people live 300, signatures of S3 900, leases on jobs 30. */
const harmless = 2;
const harmful = 15;

/** Compares this machine's clock with the database's, and with the one that the public address tells. */
export async function checkClock(config: Config): Promise<Finding> {
  const others = [
    ...(config.DATABASE_URL ? [{ whose: 'the database', ahead: await aheadOfDatabase(config.DATABASE_URL) }] : []),
    ...(await askPublicAddress(config)
      .then(({ clock }) => (clock === undefined ? [] : [{ whose: new URL(config.PUBLIC_URL).hostname, ahead: clock }]))
      .catch(() => [])),
  ];
  if (others.length === 0)
    return {
      state: 'note',
      text: 'there is no other clock to compare with: neither a DATABASE_URL nor an answer of PUBLIC_URL.',
    };
  const told = others.map(
    ({ whose, ahead }) => `${Math.abs(ahead).toFixed(1)} s ${ahead < 0 ? 'behind' : 'ahead of'} ${whose}`,
  );
  const most = Math.max(...others.map(({ ahead }) => Math.abs(ahead)));
  if (most <= harmless) return { state: 'good', text: `this machine is ${told.join(', ')}.` };
  const text = `this machine is ${told.join(', ')}. Let both keep time by NTP: challenges, leases and signatures compare clocks.`;
  return { state: most > harmful ? 'bad' : 'note', text };
}

async function aheadOfDatabase(address: string): Promise<number> {
  const database = await openPostgresDatabase(address, () => {});
  try {
    const before = Date.now();
    const { rows } = await database.query({ text: 'select extract(epoch from clock_timestamp())::float8 as now' });
    const told = Number(rows[0]?.now) * 1000;
    return secondsAhead({ from: before, to: Date.now() }, { from: told, to: told });
  } finally {
    await database.close();
  }
}
