import type { owner, ownerDocument } from '@semilla/contract';
import type { RecordOf } from '../as-record-value.ts';

export type OwnerRecord = RecordOf<typeof owner>;
export type OwnerDocumentRecord = RecordOf<typeof ownerDocument>;
