import type { PartyChanges } from '@semilla/contract';
import { InvalidInput } from '../../kit/errors.ts';
import type { StoredParty } from '../../schema/projects.ts';

interface Parties<P> {
  promoter?: P | null | undefined;
  guaranteeAgent?: P | null | undefined;
}

const empty: StoredParty = { name: '', taxId: null, website: null, description: null, descriptionEn: null };

function mergeParty(before: StoredParty | null, changes: PartyChanges, path: string): StoredParty {
  const merged = { ...empty, ...before, ...changes } as StoredParty;
  if (!merged.name) throw new InvalidInput([{ path: `${path}.name`, code: 'required', params: {} }]);
  return merged;
}

/** Merges an edit of the parties. Fields that were not sent stay, so that an edit does not undo other people's changes. */
export function mergeParties(
  before: { promoter: StoredParty | null; guaranteeAgent: StoredParty | null },
  { promoter, guaranteeAgent }: Parties<PartyChanges>,
): Parties<StoredParty> {
  return {
    ...(promoter !== undefined && {
      promoter: promoter && mergeParty(before.promoter, promoter, 'promoter'),
    }),
    ...(guaranteeAgent !== undefined && {
      guaranteeAgent: guaranteeAgent && mergeParty(before.guaranteeAgent, guaranteeAgent, 'guaranteeAgent'),
    }),
  };
}
