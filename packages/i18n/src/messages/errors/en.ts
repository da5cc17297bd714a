export default {
  request: {
    invalid: 'Some of the data needs correcting.',
    malformed: 'The request cannot be understood: its content does not have the expected format.',
    unauthenticated: 'Log in to continue.',
    forbidden: 'You are not allowed to do this.',
    cross_site: 'The request comes from another site and was refused.',
    not_found: 'It does not exist, or you have no access to it.',
    conflict: 'The state has changed in the meantime. Reload and try again.',
    too_large: 'What was sent is too large.',
    unsupported_type: 'This type of content is not accepted.',
    idempotency_key_reused: 'This idempotency key was already used for another request.',
    idempotency_key_required:
      'The Idempotency-Key header is missing, or is no key: 8 to 200 letters, digits or signs, without blanks.',
    too_many: 'Too many requests. Wait %{seconds} s and try again.',
    failed: 'An error occurred. Try again, or contact support and give the reference.',
    unavailable: 'The service is not available at the moment. Try again in a few minutes.',
  },
  file: {
    too_large: 'The file must be below 5 MB.',
    type_not_allowed: 'This type of file is not accepted here.',
    unreadable: 'The file cannot be read; it may be damaged.',
  },
  auth: {
    invalid_credentials: 'The e-mail address or the password is not correct.',
    otp_required: 'The one-time code is missing.',
    otp_invalid: 'The code is not correct or was already used. Wait for the next one and try again.',
    otp_not_configured: 'OTP not configured: this user has no one-time-code device.',
    otp_already_configured: 'You already have a one-time-code device.',
    too_many_attempts: 'Too many failed attempts. Wait %{seconds} s and try again.',
    email_not_confirmed: 'First confirm your e-mail address with the link that we sent you.',
    account_disabled: 'This account is disabled. Contact support.',
    link_invalid: 'The link was already used or has expired. Ask for a new one.',
    current_password_wrong: 'The current password is not correct.',
    fresh_code_required: 'To trust this device, log out, log in again with a one-time code, and do it then.',
  },
  account: {
    email_taken: 'There is already an account with this e-mail address.',
    document_already_exists: 'There is already an account with this identity document.',
    identity_verified: 'Your identity is verified: contact support to change the document.',
    own_account: 'You cannot do this to your own account.',
    deletion_prevented: 'It cannot be deleted yet: see what prevents it.',
    already_assigned: 'This customer already has a manager.',
    verification_superseded: 'There is a later attempt to verify: decide on that one.',
    verification_already_decided: 'The verification was already decided so.',
    already_verified: 'Your identity is already verified.',
    verification_under_review:
      'What you sent is being checked. We will write to you as soon as it is decided.',
    verification_start_failed: 'There was an error starting the verification process',
    mail_link_invalid:
      'The link is not complete, or not ours. Open it from the foot of one of our mails, or change your notices in your profile.',
    signature_invalid: 'This is not signed by whom it should be.',
  },
  misc: {
    mail_settled: 'This mail was already sent again or dismissed. Load the list again.',
    document_type_in_use: 'There are documents of this type: it cannot be deleted.',
    document_type_name_taken: 'There is a document type with this name already.',
  },
  payment: {
    account_taken: 'There is a bank account with this IBAN already.',
    bank_account_in_use:
      'Transactions use this bank account: it cannot be deleted while they are pending, nor can its IBAN change.',
    own_bank_account: 'Nobody decides on their own bank account: another administrator has to.',
  },
  promotion: {
    period_taken: 'The selected period already exists: another promotion of this type falls into it.',
  },
  project: {
    url_taken: 'URL already exists',
    phase_change_not_allowed: 'The project cannot go from phase %{from} to phase %{to}.',
    phase_change_forbidden: 'Only an administrator can change the phase of a project.',
    not_editable: 'The project is already open: only an administrator can change it.',
    in_use: 'The project was already opened to investors and cannot be deleted.',
    type_in_use: 'There are projects of this type: it cannot be deleted.',
    type_name_taken: 'There is already a project type with this name.',
    template_name_taken: 'There is a template with this name already.',
    investing_not_possible: 'Investing is not possible at this stage.',
    outside_financing_period:
      'The financing period of this project has not begun, or is over: look at its dates before you invest.',
    identity_not_approved: 'Verify your identity in your profile before you invest.',
    terms_not_accepted: 'To invest, read the current terms and accept them.',
    amount_not_positive: 'The amount must be greater than zero.',
    amount_below_minimum: 'The amount is too small: invest at least %{minimum}.',
    amount_above_remaining:
      'The amount is more than what is left to be financed: invest at most %{remaining}.',
    too_many_investors:
      'This project already has all the investors that it accepts, %{max}: choose another one.',
    not_financed: 'This is only possible while the project is in the phase Financed.',
    no_destination_account: 'The project has no destination bank account: enter it in the project first.',
    release_too_early:
      'The promoter receives the money when the project starts. Wait for that day, or mark in the project that it is handed over as soon as it is financed.',
    amount_above_escrow: 'The project does not hold that much: release at most %{available}.',
    repayment_above_due: 'That is more than the promoter still owes: record at most %{outstanding}.',
    distribution_already_run: 'These returns were already distributed; they are not paid twice.',
    distribution_out_of_order:
      'Returns are distributed in the order of the schedule: choose the first delivery that was not paid yet.',
    returns_not_enough:
      'Another %{missing} is needed for this delivery: record the repayment of the promoter first.',
    refund_not_covered:
      'Another %{missing} is needed to give investors their money back: record the repayment of the promoter first.',
    not_closable:
      'It cannot be closed like this. Without refund, the project must be financed, its investments finished and all its money paid out; with refund, it must be open or financed.',
    order_not_cancellable:
      'This investment can no longer be cancelled: that is only possible while the project is open.',
    close_first:
      'There is investors’ money in this project: close it with “Close project”, which returns it or makes sure that it was paid.',
    terms_fixed: 'There are investors who accepted this condition: it cannot be changed.',
  },
  support: {
    ticket_over: 'The ticket is closed. Open another one if you still need help.',
    state_change_not_allowed: 'The ticket cannot go from the status %{from} to %{to}.',
  },
  wallet: {
    amount_not_positive: 'The amount must be greater than zero.',
    amount_above_balance: 'The amount must not exceed the available balance in the wallet.',
    bank_account_required: 'Choose the bank account that the money comes from or goes to.',
    bank_account_not_valid:
      'The bank account is not validated: choose one that is, or wait for its validation.',
    transaction_already_decided: 'The transaction was already approved or rejected. Reload to see it.',
    own_transaction: 'Nobody decides on a transaction of their own wallet: another administrator has to.',
    four_eyes:
      'You entered this transaction, and its amount needs four eyes: another administrator has to approve it.',
    insufficient_balance: 'The wallet balance is not enough.',
  },
};
