export const investorWords = [
  'common.form',
  'common.actions',
  'validation',
  'errors.account.investor_kind_pending',
  'errors.account.investor_criteria_not_met',
  'fields.investorKinds',
  'investor.kinds',
  'investor.criteria',
  'investor.professionalCategories',
  'investor.site',
];
