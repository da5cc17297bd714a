import { type Endpoint, type Scope, scopeOf } from '@semilla/contract';
import { ApiError, Forbidden, Unauthenticated } from '../errors.ts';
import { type Caller, roleOf } from './caller.ts';

/** Returns the caller's scope, or throws before the body is read. */
export function admit(endpoint: Pick<Endpoint, 'who'>, caller: Caller): Scope {
  if (endpoint.who === 'anyone') return 'public';
  if (endpoint.who === 'halfSignedIn') {
    if (caller.kind === 'visitor') throw new Unauthenticated();
    return 'own';
  }
  // Users without a passkey must be able to add one.
  if (caller.kind === 'full' && endpoint.who === 'security.manage') return 'own';
  const scope = scopeOf(endpoint.who, roleOf(caller));
  if (scope) return scope;
  if (caller.kind === 'full' && caller.lacksPasskey) throw new ApiError('auth.passkey_required');
  if (caller.kind === 'half') throw new ApiError('auth.otp_required');
  if (caller.kind === 'visitor') throw new Unauthenticated();
  throw new Forbidden();
}
