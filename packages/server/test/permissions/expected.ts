import { type Endpoint, type ErrorCode, type Scope, scopeOf } from '@semilla/contract';
import type { Example } from './example.ts';
import { type CallerName, roleOf } from './people.ts';

/** The expected result of a request: a success, with or without the marked record, or a refusal. */
export type Expected =
  | { good: true; isWithin: boolean }
  | { good: false; status: 400 | 401 | 403 | 404; code: ErrorCode };

const good = (isWithin = true): Expected => ({ good: true, isWithin });

const refusals = {
  400: 'request.invalid',
  401: 'request.unauthenticated',
  403: 'request.forbidden',
  404: 'request.not_found',
} as const satisfies Record<number, ErrorCode>;

function refused(status: keyof typeof refusals, code: ErrorCode = refusals[status]): Expected {
  return { good: false, status, code };
}

/** Whether a caller reaches the owner's record, which belongs to a customer or a project of the manager. */
function reaches(scope: Scope, name: CallerName, isHidden: boolean): boolean {
  switch (scope) {
    case 'all':
      return true;
    case 'public':
      return !isHidden;
    case 'own':
      return name === 'owner';
    case 'managed':
      return name === 'manager' || !isHidden;
    default:
      return name === 'manager';
  }
}

function withoutPermission(name: CallerName): Expected {
  if (roleOf[name] !== 'visitor') return refused(403);
  return name === 'half' ? refused(401, 'auth.otp_required') : refused(401);
}

function withoutRole(endpoint: Endpoint, name: CallerName): Expected | undefined {
  if (endpoint.who === 'anyone') return good();
  if (endpoint.who !== 'halfSignedIn') return undefined;
  return name === 'visitor' || name === 'disabled' ? refused(401) : good();
}

/** The result that the permission table requires. */
export function expectedOf(endpoint: Endpoint, example: Example, name: CallerName): Expected {
  const permissionLike = example.kind === 'subject' ? example.like : undefined;
  const open = permissionLike ? undefined : withoutRole(endpoint, name);
  if (open) return open;
  const permission = permissionLike ?? endpoint.who;
  if (permission === 'anyone' || permission === 'halfSignedIn') return good();
  const scope = scopeOf(permission, roleOf[name]);
  if (!scope) return permissionLike ? refused(404) : withoutPermission(name);
  if (example.kind === 'self' && example.refusesStaff && roleOf[name] !== 'user')
    return refused(403, example.refusesStaff);
  if (example.kind === 'role' || example.kind === 'self') return good();
  const reached = reaches(scope, name, example.isHidden ?? false);
  if (example.kind === 'list') return good(reached);
  if (reached) return good();
  const status = example.outside?.[name] ?? 404;
  return refused(status, status === 404 ? example.missing : undefined);
}
