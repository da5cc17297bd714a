import { createTranslator } from '@semilla/i18n';
import { expect, it } from 'vitest';
import { deadlineWord } from './deadline-word.ts';

it('[L34] promises an answer only after the complaint is admitted', () => {
  const t = createTranslator('en');
  const day = '09/12/2026';
  expect(t(deadlineWord({ state: 'Received' }), { day })).toBe(
    'We will say whether it is admissible by 09/12/2026.',
  );
  expect(t(deadlineWord({ state: 'Admissible' }), { day })).toBe('We will answer by 09/12/2026.');
});
