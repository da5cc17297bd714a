import type { PaymentFile } from '@semilla/contract';

export type PaymentFileRecord = PaymentFile & { id: string };
