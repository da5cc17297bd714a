import { createTranslator } from '@semilla/i18n';
import { expect, it } from 'vitest';
import { situation } from '../investment/testing.ts';
import { feeFacts } from './financial-facts.ts';

const es = createTranslator('es');

function taxFactsOf(project: object) {
  const { project: shown } = situation({ project });
  return feeFacts(shown, es).filter(({ label }) => /retenci|retener/.test(label));
}

it('[L42] say who pays the tax that is withheld, or on what ground nobody withholds', () => {
  expect(taxFactsOf({ taxWithholder: 'promoter', untaxedGround: null })).toEqual([
    { label: 'Quién ingresa la retención', value: 'El promotor, que la ingresa en Hacienda' },
  ]);
  expect(taxFactsOf({ taxWithholder: null, untaxedGround: 'privatePromoter' })).toEqual([
    { label: 'Motivo para no retener', value: 'El promotor es un particular y no está obligado a retener' },
  ]);
});
