/** The kinds that an investor can request; every other investor is non-sophisticated. */
export const requestedKinds = ['sophisticated', 'professional'] as const;

/**
 * A request is `pending` until staff make it `active` or `refused`, or the investor has `withdrawn` it. An
 * `active` one ends: it is `expired`, `ended` by staff because the investor no longer meets the conditions,
 * `givenUp` by the investor, or `replaced` by a newer approved request.
 */
export const investorKindStates = [
  'pending',
  'active',
  'refused',
  'withdrawn',
  'ended',
  'givenUp',
  'expired',
  'replaced',
] as const;
export type InvestorKindState = (typeof investorKindStates)[number];

/** The categories of professional clients: Directive 2014/65/EU, annex II, section I, points 1 to 4. */
export const professionalCategories = ['authorised', 'large', 'public', 'institutional'] as const;
export type ProfessionalCategory = (typeof professionalCategories)[number];

/** The version of the texts that an investor reads and confirms in a request. */
export const investorKindTextsVersion = '2026-11-2';

export const investorMonthsMax = 1_200;
export const investorTradesMax = 1_000_000;
