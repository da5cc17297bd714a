import { createTranslator } from '@semilla/i18n';
import { expect, it } from 'vitest';
import { situation } from '../investment/testing.ts';
import { wishBounds } from './wish-checks.ts';
import { wishTerms } from './wish-terms.ts';

const terms = {
  financingAmount: 31_000_000,
  preinvestorDateEnd: '2026-03-20',
  preinvestorMaxNumber: 20,
  preinvestorAmount: 7_500_000,
  preinvestorDeposit: 5_000,
  wishNumber: 7,
};
const termsOf = (project: object) =>
  wishTerms(situation({ project: { ...terms, ...project } }).project, createTranslator('es')).map(
    ({ label, value }) => `${label}: ${value.replace(/\s/g, ' ')}`,
  );

it('[L13] a preinvestment shows its end, its places, the reserved amount and the deposit', () => {
  expect(termsOf({})).toEqual([
    'Fin de la preinversión: 20/03/2026',
    'Preinversores: 7 de 20 como máximo',
    'Reservado para preinversores: 75.000,00 €',
    'Depósito: 50,00 €',
  ]);
});

it('[L13] a preinvestment without a limit shows none', () => {
  const none = { preinvestorDateEnd: null, preinvestorMaxNumber: null, preinvestorAmount: null };
  expect(termsOf({ ...none, preinvestorDeposit: null })).toEqual([]);
});

it('[L13] the maximum wish is the reserved amount, not the remaining amount', () => {
  const [, most] = wishBounds(situation({ project: terms }), undefined);
  expect(most).toEqual({ name: 'reserved', boundCents: 7_500_000, holds: false });
  expect(createTranslator('es')('project.invest.bounds.reserved', { amount: '1 €' })).toBe(
    'Como máximo 1 €, lo reservado',
  );
});
