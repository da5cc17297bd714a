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

type Told<S extends { _zod: { input: unknown } }> = S['_zod']['input'];

export type DeliveryRecord = Told<typeof delivery> & { id: number; distributionId: string | null };
export type DistributionRecord = Told<typeof distribution>;
export type DistributionLineRecord = Told<typeof distributionLine>;
export type PaymentRecord = Wire<typeof projectPayment>;
export type OrderRecord = Wire<typeof order>;
export type OrderMovementRecord = Wire<typeof orderMovement>;
export type FeeRecord = Wire<typeof fee>;
export type ProjectBalances = Told<typeof projectBalances>;

/** Of sums too, which may well be longer than any amount. */
export function centsOf(amount: string): number {
  return amount.length <= 12 ? centsFromDecimal(amount) : Number(amount.replace('.', ''));
}

export const moneyText = (amount: string) => formatMoney(centsOf(amount));
