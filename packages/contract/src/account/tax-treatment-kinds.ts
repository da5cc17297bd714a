// Imports no schemas, so that pages can use it without loading zod.

/**
 * Why another rate than the usual one is withheld of a customer's interest: residence elsewhere in the EU and entities that the
 * law exempts bear none; a treaty, and what counsel names beside these, have a rate of their own.
 */
export const taxTreatmentKinds = ['euResident', 'exemptEntity', 'treaty', 'other'] as const;
export type TaxTreatmentKind = (typeof taxTreatmentKinds)[number];

export const isExempt = (kind: TaxTreatmentKind) => kind === 'euResident' || kind === 'exemptEntity';
