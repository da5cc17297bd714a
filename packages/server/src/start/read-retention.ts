import { keptKinds } from '@semilla/contract';
import type { Config } from '../kit/config.ts';
import { ConfigError } from '../kit/config-error.ts';
import type { Variables } from './environment.ts';

/** Ten years for data that identifies a customer and their money, five for the rest. */
const usual: Config['retentionYears'] = {
  identity: 10,
  taxDetails: 10,
  bankAccounts: 10,
  verifications: 10,
  documents: 10,
  investorFile: 5,
  complaints: 5,
  tickets: 5,
  ownerEvidence: 5,
};

/** The legal minimum for every kind. */
const leastYears = 5;

const kinds = [...keptKinds, 'ownerEvidence'] as const;
const isKnown = (kind: string): kind is (typeof kinds)[number] => (kinds as readonly string[]).includes(kind);

/** How many years each kind of record is kept after its account closes, and evidence about an owner after the last project. */
export function readRetention({ RETENTION_YEARS: given }: Variables): Config['retentionYears'] {
  const years = { ...usual };
  for (const pair of given?.split(',') ?? []) {
    const [kind = '', count] = pair.split('=');
    if (!isKnown(kind)) {
      throw new ConfigError(`RETENTION_YEARS cannot name "${kind}": name kinds among ${kinds.join(', ')}.`);
    }
    if (Number(count) < leastYears) {
      throw new ConfigError(
        `RETENTION_YEARS cannot be "${pair}": the law asks for at least ${leastYears} years of every kind.`,
      );
    }
    years[kind] = Number(count);
  }
  return years;
}
