const refusals = [
  'errors.project.investing_not_possible',
  'errors.project.sheet_needed',
  'errors.project.offer_suspended',
  'errors.project.outside_financing_period',
  'errors.project.identity_not_approved',
  'errors.project.company_declaration_needed',
  'errors.project.terms_not_accepted',
  'errors.project.entry_test_needed',
  'errors.project.warning_not_acknowledged',
  'errors.project.amount_not_positive',
  'errors.project.amount_below_minimum',
  'errors.project.amount_above_remaining',
  'errors.project.too_many_investors',
  'errors.project.fully_subscribed',
  'errors.project.others_wait',
  'errors.project.preinvestors_first',
  'errors.wallet.amount_above_balance',
];

export const stakeWords = ['project.stake', 'common.actions'];

export const investWords = [
  'project.invest',
  'project.sheet.site',
  'investor.site.warning',
  'wallet.site.transfer',
  'wallet.site.loading',
  'wallet.site.askFailed',
  'fields.orders',
  'common.form',
  'common.actions',
  'validation',
  ...refusals,
];
