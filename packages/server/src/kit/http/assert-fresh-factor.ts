import type { Endpoint, Scope } from '@semilla/contract';
import { ApiError } from '../errors.ts';
import type { Services } from '../services.ts';
import type { Caller } from './caller.ts';

type Fresh = Pick<Services, 'config' | 'now'>;

/** Throws unless the caller recently gave a one-time code or a passkey. */
export function assertFreshFactor({ config, now }: Fresh, caller: Caller): void {
  if (caller.kind === 'visitor' || !caller.factorAt) throw new ApiError('auth.fresh_factor_required');
  const ageMs = now().getTime() - caller.factorAt.getTime();
  if (ageMs > config.freshFactorMinutes * 60_000) throw new ApiError('auth.fresh_factor_required');
  caller.hasUsedFactor = true;
}

/** Whether a call needs a fresh factor, regardless of its body. */
export function needsFreshFactor({ freshFactor }: Endpoint, scope: Scope, query: unknown): boolean {
  const isPreview = (query as { preview?: unknown } | undefined)?.preview === 'true';
  return (freshFactor === 'always' && !isPreview) || (freshFactor === 'forOthers' && scope !== 'own');
}
