import { walletReference } from '@semilla/contract';
import { expect, it } from 'vitest';
import { movementsShown, movementsShownMax } from './movements-shown.ts';

const entry = (amountCents: number, reference: string | null = null) => ({
  bookedOn: '2026-03-02',
  amountCents,
  reference,
  text: '',
  counterpartyAccount: null,
});

it('[P7][L49] the movements of a statement are shown largest first', () => {
  expect(movementsShown([entry(500), entry(-90_000), entry(7_000)])).toEqual([
    '02/03/2026 · −900,00\u00a0€',
    '02/03/2026 · 70,00\u00a0€',
    '02/03/2026 · 5,00\u00a0€',
  ]);
});

it('[P7][L49] of very many movements, those with our reference and payments are shown, with the number of the others', () => {
  const reference = walletReference('01890a5d-ac96-774b-bcce-b302099a8057');
  const others = Array.from({ length: movementsShownMax }, () => entry(1_000_000));
  const shown = movementsShown([...others, entry(100, reference), entry(-200)]);
  expect(shown).toHaveLength(movementsShownMax + 1);
  expect(shown.slice(-3)).toEqual([
    '02/03/2026 · −2,00\u00a0€',
    `02/03/2026 · 1,00\u00a0€ · ${reference}`,
    '+ 2',
  ]);
});
