import { z } from 'zod';

/**
 * Who pays the tax withheld from interest to the tax office: the platform, or the promoter, to whom the platform
 * transfers it.
 */
export const taxWithholders = ['platform', 'promoter'] as const;
export type TaxWithholder = (typeof taxWithholders)[number];

/** Why no tax is withheld of the returns of a project, if nobody withholds it. */
export const untaxedGrounds = ['foreignPromoter', 'privatePromoter', 'noInterest', 'other'] as const;

export const taxWithholder = z.enum(taxWithholders).nullable().meta({
  example: 'promoter',
  description:
    'Who pays the tax that is withheld of the interest; null if none is withheld, for which an offer needs `untaxedGround`.',
});

export const untaxedGround = z.enum(untaxedGrounds).nullable().meta({
  example: null,
  description:
    'On what ground nobody withholds tax. Two people record it, once the promoter’s record has a document that proves it.',
});
