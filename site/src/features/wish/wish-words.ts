import { investWords } from '../investment/words.ts';

export const wishWords = [
  'project.wish',
  'project.wishStates',
  'project.wishReasons',
  'errors.project.preinvestment_not_possible',
  'errors.project.preinvestment_over',
  'errors.project.too_many_preinvestors',
  'errors.project.wish_above_reserved',
  'errors.project.wish_deposit_above_balance',
  'errors.project.wish_not_in_steps',
  ...investWords,
];

/** The messages for the list of the user's wishes. */
export const ownWishWords = [
  'project.wish',
  'project.wishStates',
  'project.wishReasons',
  'project.invest.sheetRead',
];
