import type { investorKindRecord } from '@semilla/contract';
import type { RecordOf } from '../as-record-value.ts';

export type InvestorKindOf = RecordOf<typeof investorKindRecord>;
