import type {
  delivery,
  distribution,
  fee,
  order,
  orderMovement,
  projectBalances,
  projectPayment,
} from '@semilla/contract';
import type { RecordOf, RecordValue } from '../as-record-value.ts';

export type DeliveryRecord = RecordValue<(typeof delivery)['_zod']['output']> & {
  id: number;
  distributionId: string | null;
};
export type DistributionRecord = RecordValue<(typeof distribution)['_zod']['output']>;
export type DistributionLineRecord = DistributionRecord['lines'][number];
export type PaymentRecord = RecordOf<typeof projectPayment>;
export type OrderRecord = RecordOf<typeof order>;
export type OrderMovementRecord = RecordOf<typeof orderMovement>;
export type FeeRecord = RecordOf<typeof fee>;
export type ProjectBalances = (typeof projectBalances)['_zod']['output'];
