import { type PromotionTypeName, type Scope, scopeOf } from '@semilla/contract';
import { and, eq, gt, lte, not, type SQL } from 'drizzle-orm';
import { type Caller, roleOf } from '../../routing/caller.ts';
import { promotionTypeIds } from '../promotion-types/catalogue.ts';
import { promotions } from './table.ts';

/** Who asks for promotions, when, and whether as the backoffice or as the front office sees them. */
export interface Viewer {
  caller: Caller;
  scope: Scope;
  now: Date;
  isFrontOffice?: boolean;
}

/** Whether a promotion is being shown: from its start up to its end. */
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

/** Staff see all; where the front office is meant, everybody sees what is being shown to people like them. */
export function visibleTo(viewer: Viewer): SQL | undefined {
  if (seesAll(viewer)) return undefined;
  return and(isActive(viewer.now), eq(promotions.promotionTypeId, promotionTypeIds[typeFor(viewer.caller)]));
}
