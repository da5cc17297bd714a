/**
 * Every refusal the API knows, with its status. A code is permanent; its words stand in `i18n` under `errors.<code>`.
 */
export const errorCatalogue = {
  'request.invalid': 400,
  'request.malformed': 400,
  'request.unauthenticated': 401,
  'request.forbidden': 403,
  'request.cross_site': 403,
  'request.not_found': 404,
  'request.conflict': 409,
  'request.too_large': 413,
  'request.unsupported_type': 415,
  'request.idempotency_key_reused': 422,
  'request.idempotency_key_required': 400,
  'request.too_many': 429,
  'request.failed': 500,
  'request.unavailable': 503,

  'file.too_large': 413,
  'file.type_not_allowed': 415,
  'file.unreadable': 415,

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

  'account.email_taken': 409,
  'account.document_already_exists': 409,
  'account.identity_verified': 409,
  'account.own_account': 403,
  'account.still_responsible': 409,
  'account.deletion_prevented': 409,
  'account.already_assigned': 409,
  'account.verification_superseded': 409,
  'account.verification_already_decided': 409,

  'misc.document_type_in_use': 409,
  'misc.document_type_name_taken': 409,

  'payment.account_taken': 409,
  'payment.bank_account_in_use': 409,
  'payment.own_bank_account': 403,

  'promotion.period_taken': 409,

  'project.url_taken': 409,
  'project.phase_change_not_allowed': 409,
  'project.phase_change_forbidden': 403,
  'project.not_editable': 409,
  'project.in_use': 409,
  'project.type_in_use': 409,
  'project.type_name_taken': 409,
  'project.template_name_taken': 409,

  'support.ticket_over': 409,
  'support.state_change_not_allowed': 409,
} as const;

export type ErrorCode = keyof typeof errorCatalogue;

export const errorCodes = Object.keys(errorCatalogue) as ErrorCode[];

/** RFC 9457, as every refusal is answered. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: ErrorCode;
  errors?: { path: string; code: string; message: string }[];
  requestId: string;
}
