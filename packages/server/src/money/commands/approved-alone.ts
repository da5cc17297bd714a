import type { Approved } from '@semilla/contract';
import type { Context } from '../engine/command.ts';
import type { World } from '../engine/world.ts';

interface Approval {
  amountCents: number;
  userId: string;
  deciderId: string;
}

/** What was approved within 24 hours without a second person, for the customer and by the person who decides now. */
export const approvedAlone = (
  { approvedCents }: World,
  { fourEyesCents, fourEyesDayCents }: Context,
  { amountCents, userId, deciderId }: Approval,
): Approved => ({
  amountCents,
  thresholdCents: fourEyesCents,
  customerCents: approvedCents.get(userId) ?? 0,
  dayLimitCents: fourEyesDayCents,
  deciderCents: approvedCents.get(deciderId) ?? 0,
});

/** What the person may still approve alone within 24 hours. */
export const leftAlone = ({ dayLimitCents, deciderCents }: Approved): number =>
  Math.max(0, dayLimitCents - deciderCents);
