import { describe } from 'vitest';
import { describeUpgrade } from '../../../test/cases/describe-upgrade.ts';
import { openInMemory } from './embedded.ts';

describe('an embedded database that the demo filled at the baseline, migrated to the newest version', () => {
  describeUpgrade(() => openInMemory());
});
