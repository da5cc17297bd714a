import { ownFollowWords } from '../follow/follow-words.ts';
import { ownPlaceWords } from '../waiting-list/waiting-words.ts';
import { ownWishWords } from '../wish/wish-words.ts';

export const portfolioWords = [
  ...ownWishWords,
  ...ownPlaceWords,
  ...ownFollowWords,
  'project.portfolio',
  'project.loan.late',
  'project.loan.lateBadge',
  'project.loan.ownMissing',
  'project.loan.default',
  'project.loan.defaultSince',
  'project.loan.ownRecovered',
  'project.orderStatuses',
  'project.invest.print',
  'project.invest.evidence',
  'project.invest.evidenceJson',
  'project.invest.sheetRead',
  'project.invest.risk',
  'project.invest.freeUntil',
  'project.invest.receipt',
  'fields.orders',
  'common.actions',
  'common.form',
];

export const portfolioSettingsWords = [
  'project.overview.limit',
  'project.overview.address',
  'common.actions',
  'common.form',
  'validation',
];
