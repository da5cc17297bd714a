import {
  centsFromDecimal,
  type delivery,
  type distribution,
  type distributionLine,
  type fee,
  type order,
  type orderMovement,
  type projectBalances,
  type projectPayment,
} from '@semilla/contract';
import { formatMoney } from '@semilla/format';
import type { Wire } from '../../providers/wire.ts';

type Input<S extends { _zod: { input: unknown } }> = S['_zod']['input'];

export type DeliveryRecord = Input<typeof delivery> & { id: number; distributionId: string | null };
export type DistributionRecord = Input<typeof distribution>;
export type DistributionLineRecord = Input<typeof distributionLine>;
export type PaymentRecord = Wire<typeof projectPayment>;
export type OrderRecord = Wire<typeof order>;
export type OrderMovementRecord = Wire<typeof orderMovement>;
export type FeeRecord = Wire<typeof fee>;
export type ProjectBalances = Input<typeof projectBalances>;

/** Sums may be longer than any amount, which centsFromDecimal would refuse. */
export function centsOf(amount: string): number {
  return amount.length <= 12 ? centsFromDecimal(amount) : Number(amount.replace('.', ''));
}

export const moneyText = (amount: string) => formatMoney(centsOf(amount));
