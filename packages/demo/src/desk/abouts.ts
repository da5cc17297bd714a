/** Reasons to try an account; the desk has a sentence for each. */
export type About =
  | 'admin'
  | 'admin2'
  | 'manager'
  | 'manager2'
  | 'investor'
  | 'company'
  | 'richest'
  | 'unverified'
  | 'declined'
  | 'resubmission'
  | 'withdrawal'
  | 'deposit'
  | 'bankAccount'
  | 'english'
  | 'disabled'
  | 'unconfirmed'
  | 'codeToCome';
