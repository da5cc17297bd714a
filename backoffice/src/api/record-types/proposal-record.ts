import type { proposal } from '@semilla/contract';
import type { RecordOf } from '../as-record-value.ts';

export type ProposalRecord = RecordOf<typeof proposal>;
