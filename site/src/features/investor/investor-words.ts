export const investorWords = [
  'common.form',
  'common.upload',
  'common.actions',
  'validation',
  'errors.account.investor_kind_pending',
  'errors.account.investor_criteria_not_met',
  'errors.account.investor_kind_texts_outdated',
  'errors.account.investor_kind_decided',
  'fields.investorKinds',
  'investor.kinds',
  'investor.site',
];

export const entryTestWords = [
  'common.form',
  'common.actions',
  'validation',
  'investor.site.test',
  'investor.site.warning',
  'investor.site.loading',
  'investor.site.loadFailed',
  'investor.site.back',
];

export const lossWords = [
  'common.form',
  'common.actions',
  'validation.money',
  'investor.site.loss',
  'investor.site.loading',
  'investor.site.loadFailed',
  'investor.site.back',
];
