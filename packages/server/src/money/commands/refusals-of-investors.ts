import type { ErrorCode, WaitingRefusal } from '@semilla/contract';

/** The error codes of refusals caused by the investor. Any other error code is a refusal by the project. */
export const refusalsOfInvestors: Partial<Record<ErrorCode, WaitingRefusal>> = {
  'auth.account_disabled': 'account',
  'project.identity_not_approved': 'identity',
  'project.provider_may_not_invest': 'provider',
  'project.company_declaration_needed': 'company',
  'project.terms_not_accepted': 'warnings',
  'project.entry_test_needed': 'warnings',
  'project.warning_not_acknowledged': 'warnings',
  'project.risk_consent_needed': 'warnings',
  'project.risk_warning_outdated': 'warnings',
  'project.risks_not_understood': 'warnings',
  'project.too_many_investors': 'places',
  'wallet.amount_above_balance': 'balance',
  'project.amount_below_minimum': 'belowMinimum',
};
