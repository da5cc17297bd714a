// Imports no schemas, so that pages can use it without loading zod.

/**
 * Why a customer's interest is not taxed at the general rate. Residents of other EU countries, and entities
 * that the law exempts, pay no tax. A treaty, or another reason that a lawyer names, gives a customer an
 * individual rate.
 */
export const taxTreatmentKinds = ['euResident', 'exemptEntity', 'treaty', 'other'] as const;
export type TaxTreatmentKind = (typeof taxTreatmentKinds)[number];

export const isExempt = (kind: TaxTreatmentKind) => kind === 'euResident' || kind === 'exemptEntity';
