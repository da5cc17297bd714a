import type { LegalForm } from '@semilla/contract';
import type { Random } from '@semilla/contract/testing';
import { companyTaxId } from './official-numbers.ts';

const forms: [name: RegExp, legalForm: LegalForm, kind: 'A' | 'F' | 'G'][] = [
  [/S\.A\.$/, 'SA', 'A'],
  [/Coop|S\.C\.A\.$/, 'cooperative', 'F'],
  [/^Fundación/, 'foundation', 'G'],
  [/^Mutua/, 'association', 'G'],
  [/S\.A\.T\.$|SAS$|^Comunidad/, 'other', 'G'],
];

/** Derives the legal form from a company's name, with a matching tax number. */
export function companyDetails(
  name: string,
  nationality: string,
  random: Random,
): { taxId: string; legalForm: LegalForm } {
  const [, legalForm, kind] = forms.find(([pattern]) => pattern.test(name)) ?? [undefined, 'SL', 'B'];
  const number = random.integer(1_000_000, 9_999_999);
  const taxId = nationality === 'ES' ? companyTaxId(number, kind as 'B') : `${nationality}50${number}`;
  return { taxId, legalForm: legalForm as LegalForm };
}
