import type { ErrorCode } from '../errors.ts';
import { type Endpoint, takesKey } from '../shared/endpoint.ts';

const bodyRefusals = ['request.malformed', 'request.too_large', 'request.unsupported_type'] as const;
const secondPersonRefusals = [
  'approvals.second_administrator_needed',
  'approvals.already_proposed',
  'approvals.why_needed',
] as const;
const fileRefusals = [
  'file.too_large',
  'file.type_not_allowed',
  'file.space_used_up',
  'file.infected',
  'file.with_scripts',
] as const;

/** The error codes of an endpoint: those it lists, and those that follow from its method, caller and body. */
export function refusalCodesOf(endpoint: Endpoint): Set<ErrorCode> {
  const { method, params, bodyKind, who, fromOtherServers, freshFactor, secondPerson } = endpoint;
  // Any call can have an unknown parameter, exceed the rate limit, or meet a busy database.
  const codes = new Set<ErrorCode>([
    'request.invalid',
    'request.too_many_values',
    ...endpoint.errors,
    'request.too_many',
    'request.unavailable',
    'request.failed',
  ]);
  if (who !== 'anyone')
    codes.add('request.unauthenticated').add('request.forbidden').add('auth.otp_required');
  if (who !== 'anyone' && who !== 'halfSignedIn') codes.add('auth.passkey_required');
  if (freshFactor) codes.add('auth.fresh_factor_required');
  if (params) codes.add('request.not_found').add('request.malformed');
  if (method !== 'GET' && !fromOtherServers) codes.add('request.cross_site');
  // The server parses a body, and may refuse it, even if the endpoint expects none.
  for (const code of method === 'GET' ? [] : bodyRefusals) codes.add(code);
  for (const code of bodyKind === 'multipart' ? fileRefusals : []) codes.add(code);
  // An invalid idempotency key gets the same error as a missing one.
  if (takesKey(endpoint)) codes.add('request.idempotency_key_reused').add('request.idempotency_key_required');
  for (const code of secondPerson ? secondPersonRefusals : []) codes.add(code);
  return codes;
}
