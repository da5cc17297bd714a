export const offerNumberMax = 99_999_999;

/** The identifier of an offer: the provider's LEI and eight digits. */
export function offerIdOf(lei: string, offerNumber: number): string {
  if (offerNumber < 1 || offerNumber > offerNumberMax)
    throw new Error('an offer has a number of eight digits');
  return lei + String(offerNumber).padStart(8, '0');
}
