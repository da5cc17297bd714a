import { expect, it } from 'vitest';
import { depositReference } from './deposits.ts';

it('[V17] derives a short reference from the transaction id', () => {
  expect(depositReference('01890a5d-ac96-774b-bcce-b302099a8057')).toBe('B302-099A-8057');
});
