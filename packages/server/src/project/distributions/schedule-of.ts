import { civilDateAt, type Delivery, deliveriesOf } from '@semilla/contract';
import type { projects } from '../projects/table.ts';

type Terms = Pick<
  typeof projects.$inferSelect,
  | 'startedAt'
  | 'durationMonths'
  | 'targetProfitabilityHundredths'
  | 'managerFeeHundredths'
  | 'deliveryFeePeriod'
  | 'amountInvestedCents'
>;

/** The deliveries of a project, counted from the day it starts, or else from the day it was financed. */
export function scheduleOf(project: Terms, financedAt: Date): Delivery[] {
  const { startedAt, amountInvestedCents, ...terms } = project;
  return deliveriesOf({ ...terms, startOn: startedAt ?? civilDateAt(financedAt) }, amountInvestedCents);
}

/** All that a promoter pays back over the years. */
export function dueCents(deliveries: readonly Delivery[]): number {
  return deliveries.reduce((sum, { grossCents, principalCents }) => sum + grossCents + principalCents, 0);
}
