/** Why it is worth being somebody, each in a sentence that the desk has words for. */
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
