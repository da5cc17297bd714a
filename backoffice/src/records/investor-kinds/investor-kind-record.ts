import type { investorKindRecord } from '@semilla/contract';
import type { RecordOf } from '../../api/as-record-value.ts';

export type InvestorKindOf = RecordOf<typeof investorKindRecord>;
