import type { v1 } from '../index.ts';
import type { InputOf } from '../shared/endpoint.ts';

type NewOwner = InputOf<typeof v1.owners.create>['body'];

let count = 0;
const controlLetters = 'JABCDEFGHI';

/** Builds a valid company NIF from a number of up to seven digits. */
export function companyTaxId(number: number): string {
  const digits = String(number).padStart(7, '0');
  const sum = [...digits].reduce((total, digit, index) => {
    const doubled = Number(digit) * 2;
    return total + (index % 2 === 0 ? Math.floor(doubled / 10) + (doubled % 10) : Number(digit));
  }, 0);
  return `R${digits}${controlLetters[(10 - (sum % 10)) % 10]}`;
}

/** A new owner with a unique tax number and all declarations. */
export function buildNewOwner(overrides: Partial<NewOwner> = {}): NewOwner {
  count += 1;
  return {
    legalName: `Rehabitia Promociones ${count} S.L.`,
    legalForm: 'SL',
    taxId: companyTaxId(count),
    lei: null,
    naceSection: 'F',
    country: 'ES',
    address: 'Calle del Olivar 21, 28012 Madrid',
    beneficialOwners: [{ name: 'Carmen Soto Rey', country: 'ES', share: 6_000 }],
    conflicts: [],
    otherOffers: [],
    ...overrides,
  };
}
