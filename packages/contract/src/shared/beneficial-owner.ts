import { z } from 'zod';
import { fieldList } from './field-list.ts';
import { share } from './percent.ts';
import { alpha2, nameText } from './text.ts';

/** Of a share in a company, in hundredths of a percent: only owners above it are named. */
const beneficialShareMin = 2_500;

/** A person who owns more than a quarter of a company; `share` is null for a director of a company without such owners. */
export const beneficialOwner = z.strictObject({
  name: nameText(120).meta({ example: 'Carmen Soto Rey' }),
  country: alpha2,
  share: share
    .refine((hundredths) => hundredths > beneficialShareMin, { error: 'share_above_quarter' })
    .nullable(),
});
const wholeHundredths = 10_000;

/** The owners of a company, whose shares are at most the whole of it. */
export const beneficialOwners = z.array(beneficialOwner).superRefine((owners, context) => {
  const sum = owners.reduce((total, { share: hundredths }) => total + (hundredths ?? 0), 0);
  const path = [owners.findLastIndex(({ share: hundredths }) => hundredths !== null), 'share'];
  if (sum > wholeHundredths) context.addIssue({ code: 'custom', path, message: 'shares_above_whole' });
});
export type BeneficialOwner = z.output<typeof beneficialOwner>;

export const beneficialOwnerFieldList = fieldList({
  resource: 'beneficialOwners',
  record: beneficialOwner,
  fields: { name: {}, country: {}, share: {} },
});
