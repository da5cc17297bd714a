import { civilDateAt, type Delivery, deliveriesOf } from '@semilla/contract';
import type { projects } from '../../schema/projects.ts';

type Terms = Pick<
  typeof projects.$inferSelect,
  | 'startedAt'
  | 'durationMonths'
  | 'targetProfitabilityHundredths'
  | 'managerFeeHundredths'
  | 'deliveryFeePeriod'
  | 'amountInvestedCents'
>;

/** The deliveries of a project, counted from its start date, or from the day it was financed if there is none. */
export function scheduleOf(project: Terms, financedAt: Date): Delivery[] {
  const { startedAt, amountInvestedCents, ...terms } = project;
  return deliveriesOf({ ...terms, startOn: startedAt ?? civilDateAt(financedAt) }, amountInvestedCents);
}

/** The total that a promoter pays back over the life of a project. */
export function dueCents(deliveries: readonly Delivery[]): number {
  return deliveries.reduce((sum, { grossCents, principalCents }) => sum + grossCents + principalCents, 0);
}
