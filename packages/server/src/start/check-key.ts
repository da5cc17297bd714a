import { ConfigError } from '../kit/config-error.ts';
import type { Db } from '../kit/database/types.ts';
import type { Keys } from '../kit/keys.ts';
import { keyProbes } from '../schema/key-probes.ts';

export const probe = { place: 'key probe', text: 'semilla' };

/**
 * Throws at the start if the database was written with another key. The first start stores a probe: a text
 * encrypted with its key, which later starts decrypt.
 */
export async function checkKey(db: Db, keys: Keys): Promise<void> {
  await db
    .insert(keyProbes)
    .values({ keyProbeId: 1, sealed: keys.encrypt(probe.text, probe.place) })
    .onConflictDoNothing();
  const [row] = await db.select().from(keyProbes);
  try {
    keys.decrypt(row?.sealed as Buffer, probe.place);
  } catch {
    throw new ConfigError(
      'SECRET_KEY is not the key that this database was written with: set it to that key, or SECRET_KEY_PREVIOUS while you change it.',
    );
  }
}
