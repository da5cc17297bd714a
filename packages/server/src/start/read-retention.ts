import { type KeptKind, keptKinds } from '@semilla/contract';
import type { Config } from '../kit/config.ts';
import { ConfigError } from '../kit/config-error.ts';
import type { Variables } from './environment.ts';

/** Ten years for what identifies a customer and their money, five for the rest. */
const usual: Record<KeptKind, number> = {
  identity: 10,
  taxDetails: 10,
  bankAccounts: 10,
  verifications: 10,
  documents: 10,
};

const isKnown = (kind: string): kind is KeptKind => (keptKinds as readonly string[]).includes(kind);

/** For how many years each kind of record outlives its account. */
export function readRetention({ RETENTION_YEARS: given }: Variables): Config['retentionYears'] {
  const years = { ...usual };
  for (const pair of given?.split(',') ?? []) {
    const [kind = '', count] = pair.split('=');
    if (!isKnown(kind)) {
      throw new ConfigError(
        `RETENTION_YEARS cannot name "${kind}": name kinds among ${keptKinds.join(', ')}.`,
      );
    }
    years[kind] = Number(count);
  }
  return years;
}
