import { z } from 'zod';
import { fieldList } from './field-list.ts';
import { share } from './percent.ts';
import { alpha2, nameText } from './text.ts';

/** In hundredths of a percent: only owners with a larger share are named. */
const beneficialShareMin = 2_500;

/** A person who owns more than a quarter of a company. If nobody does, the directors are named, with `share` null. */
export const beneficialOwner = z.strictObject({
  name: nameText(120).meta({ example: 'Carmen Soto Rey' }),
  country: alpha2,
  share: share
    .refine((hundredths) => hundredths > beneficialShareMin, { error: 'share_above_quarter' })
    .nullable(),
});
const wholeHundredths = 10_000;

/** The error of a sum above 100 % is shown at the last share that was given. */
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
