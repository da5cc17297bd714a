import type { complaint, complaintAct, wholeComplaint } from '@semilla/contract';
import type { RecordOf, RecordValue } from '../as-record-value.ts';

export type ComplaintRecord = RecordOf<typeof complaint>;
export type WholeComplaintRecord = RecordOf<typeof wholeComplaint>;
export type ComplaintActRecord = RecordValue<(typeof complaintAct)['_zod']['output']>;
