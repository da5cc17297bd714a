// Imports no schemas, so that pages can use it without loading zod.

/**
 * Why a customer's interest is taxed at another rate than the usual one: residents elsewhere in the EU and entities
 * that the law exempts pay none; under a treaty, or for another reason that counsel names, the rate is individual.
 */
export const taxTreatmentKinds = ['euResident', 'exemptEntity', 'treaty', 'other'] as const;
export type TaxTreatmentKind = (typeof taxTreatmentKinds)[number];

export const isExempt = (kind: TaxTreatmentKind) => kind === 'euResident' || kind === 'exemptEntity';
