import { expect, it } from 'vitest';
import { readConfig } from '../start/read-config.ts';
import { platformOf } from './render-page.ts';

it('[L14] gives pages the configured days of the reflection period', () => {
  const config = readConfig({ NODE_ENV: 'development', REFLECTION_DAYS: '7' });
  expect(platformOf(config).reflectionDays).toBe(7);
});

it('[L12] gives pages the maximum amount in the terms of orders, if any', () => {
  const config = readConfig({ NODE_ENV: 'development' });
  expect(platformOf(config).investmentCap).toBe('10.000\u00a0€');
  const orderTerms = { ...config.orderTerms, capCents: 500_000 };
  expect(platformOf({ ...config, orderTerms }).investmentCap).toBe('5.000\u00a0€');
  expect(
    platformOf({ ...config, orderTerms: { ...orderTerms, capCents: null } }).investmentCap,
  ).toBeUndefined();
});

it('[L41] gives pages the configured withholding rates', () => {
  const config = readConfig({ NODE_ENV: 'development', INTEREST_TAX_RATES: '2026-01-01=21.00' });
  expect(platformOf(config).interestTaxRates).toEqual([{ from: '2026-01-01', rateHundredths: 2_100 }]);
});
