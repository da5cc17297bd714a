import { type PromotionTypeName, type Scope, scopeOf } from '@semilla/contract';
import { and, eq, gt, lte, not, type SQL } from 'drizzle-orm';
import { type Caller, roleOf } from '../../kit/http/caller.ts';
import { promotions } from '../../schema/promotions.ts';
import { promotionTypeIds } from '../promotion-types/catalogue.ts';

/** Who reads promotions, when, and whether in the front office or the backoffice. */
export interface Viewer {
  caller: Caller;
  scope: Scope;
  now: Date;
  isFrontOffice?: boolean;
}

/** Whether a promotion is active: from its start until before its end. */
function isActive(now: Date): SQL {
  return and(lte(promotions.startsAt, now), gt(promotions.endsAt, now)) as SQL;
}

export function isActiveOrNot(active: boolean, now: Date): SQL {
  return active ? isActive(now) : not(isActive(now));
}

export function seesAll({ scope, isFrontOffice }: Viewer): boolean {
  return scope === 'all' && !isFrontOffice;
}

const typeFor = (caller: Caller): PromotionTypeName =>
  scopeOf('promotions.read', roleOf(caller)) === 'all' ? 'Manager' : 'Retail';

/** In the backoffice staff see all promotions; in the front office callers see the active ones for their type. */
export function visibleTo(viewer: Viewer): SQL | undefined {
  if (seesAll(viewer)) return undefined;
  return and(isActive(viewer.now), eq(promotions.promotionTypeId, promotionTypeIds[typeFor(viewer.caller)]));
}
