import { describe } from 'vitest';
import { openInMemory } from './embedded.ts';
import { describeUpgrade } from './upgrade.test-cases.ts';

describe('an embedded database that the demo filled at the baseline, migrated to the newest version', () => {
  describeUpgrade(() => openInMemory());
});
