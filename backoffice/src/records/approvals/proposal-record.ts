import type { proposal } from '@semilla/contract';
import type { RecordOf } from '../../api/as-record-value.ts';

export type ProposalRecord = RecordOf<typeof proposal>;
