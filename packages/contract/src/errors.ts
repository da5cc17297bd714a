/**
 * Every error code of the API with its status. Codes never change; their texts are in `i18n` under `errors.<code>`.
 */
export const errorCatalogue = {
  'request.invalid': 400,
  'request.malformed': 400,
  'request.unauthenticated': 401,
  'request.forbidden': 403,
  'request.cross_site': 403,
  'request.not_found': 404,
  'request.method_not_allowed': 405,
  'request.conflict': 409,
  'request.edited_meanwhile': 409,
  'request.too_large': 413,
  'request.too_many_values': 400,
  'request.unsupported_type': 415,
  'request.idempotency_key_reused': 422,
  'request.idempotency_key_required': 400,
  'request.too_many': 429,
  'request.failed': 500,
  'request.unavailable': 503,

  'file.too_large': 413,
  'file.type_not_allowed': 415,
  'file.unreadable': 415,
  'file.infected': 415,
  'file.with_scripts': 415,
  'file.space_used_up': 409,

  'auth.invalid_credentials': 401,
  'auth.otp_required': 401,
  'auth.otp_invalid': 401,
  'auth.otp_not_configured': 404,
  'auth.otp_already_configured': 409,
  'auth.too_many_attempts': 429,
  'auth.email_not_confirmed': 403,
  'auth.account_disabled': 403,
  'auth.link_invalid': 400,
  'auth.current_password_wrong': 400,
  'auth.fresh_factor_required': 403,
  'auth.staff_device': 403,
  'auth.passkey_required': 403,
  'auth.passkey_invalid': 401,
  'auth.passkey_not_configured': 404,
  'auth.passkey_taken': 409,
  'auth.passkey_limit': 409,

  'account.email_taken': 409,
  'account.customer_not_accessible': 404,
  'account.document_already_exists': 409,
  'account.identity_verified': 409,
  'account.own_account': 403,
  'account.deletion_prevented': 409,
  'account.already_assigned': 409,
  'account.verification_superseded': 409,
  'account.verification_already_decided': 409,
  'account.already_verified': 409,
  'account.verification_under_review': 409,
  'account.verification_start_failed': 503,
  'account.signature_invalid': 401,
  'account.mail_link_invalid': 400,

  'misc.document_type_in_use': 409,
  'approvals.second_administrator_needed': 409,
  'approvals.why_needed': 400,
  'approvals.already_proposed': 409,
  'approvals.already_decided': 409,
  'approvals.lapsed': 409,
  'approvals.changed': 409,
  'approvals.record_edited': 409,
  'approvals.proposer_gone': 409,
  'approvals.own_proposal': 403,
  'approvals.beneficiary': 403,
  'approvals.entered_by_you': 403,
  'approvals.access_changed_by_you': 403,
  'approvals.new_administrator': 403,
  'approvals.promoted_by_proposer': 403,
  'approvals.objection_link_invalid': 400,
  'approvals.objection_too_late': 409,

  'misc.mail_settled': 409,
  'misc.document_type_name_taken': 409,

  'payment.account_taken': 409,
  'payment.bank_account_in_use': 409,
  'payment.own_bank_account': 403,
  'payment.no_deposit_account': 409,

  'promotion.period_taken': 409,

  'project.url_taken': 409,
  'project.phase_change_not_allowed': 409,
  'project.phase_change_forbidden': 403,
  'project.not_editable': 409,
  'project.in_use': 409,
  'project.type_in_use': 409,
  'project.type_name_taken': 409,
  'project.template_name_taken': 409,
  'project.investing_not_possible': 409,
  'project.outside_financing_period': 409,
  'project.identity_not_approved': 403,
  'project.terms_not_accepted': 409,
  'project.fully_subscribed': 409,
  'project.amount_not_positive': 400,
  'project.amount_below_minimum': 409,
  'project.amount_above_remaining': 409,
  'project.too_many_investors': 409,
  'project.not_financed': 409,
  'project.no_destination_account': 409,
  'project.payout_account_not_needed': 409,
  'project.release_too_early': 409,
  'project.amount_above_escrow': 409,
  'project.repayment_above_due': 409,
  'project.distribution_already_run': 409,
  'project.distribution_out_of_order': 409,
  'project.returns_not_enough': 409,
  'project.refund_not_covered': 409,
  'project.not_closable': 409,
  'project.order_not_cancellable': 409,
  'project.order_bound': 409,
  'project.reflection_running': 409,
  'project.close_first': 409,
  'project.nothing_raised': 409,
  'project.terms_fixed': 409,

  'support.complaint_answered': 409,
  'support.complaint_link_invalid': 400,
  'support.complaint_link_needed': 401,
  'support.complaint_not_admitted': 409,
  'support.own_complaint': 403,
  'support.too_many_complaints': 409,
  'support.ticket_over': 409,
  'support.too_many_open_tickets': 409,
  'support.state_change_not_allowed': 409,

  'wallet.amount_not_positive': 400,
  'wallet.amount_above_balance': 409,
  'wallet.too_many_pending_deposits': 409,
  'wallet.too_many_pending_withdrawals': 409,
  'wallet.bank_account_required': 409,
  'wallet.bank_account_not_valid': 409,
  'wallet.transaction_already_decided': 409,
  'wallet.own_transaction': 403,
  'wallet.four_eyes': 403,
  'wallet.insufficient_balance': 409,
  'wallet.creation_failed': 500,
  'wallet.withdrawals_held': 409,
  'wallet.withdrawals_stopped': 409,
  'wallet.hold_not_stopped': 409,
} as const;

export type ErrorCode = keyof typeof errorCatalogue;

export const errorCodes = Object.keys(errorCatalogue) as ErrorCode[];

/** The problem document of RFC 9457, sent with every refusal. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: ErrorCode;
  errors?: { path: string; code: string; message: string }[];
  requestId: string;
  /** With `request.edited_meanwhile`: the record as it is now, and what the call wanted to save. */
  current?: Record<string, unknown>;
  sent?: Record<string, unknown>;
}
