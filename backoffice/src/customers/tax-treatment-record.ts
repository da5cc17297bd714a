import type { taxTreatment } from '@semilla/contract';
import type { RecordOf } from '../providers/as-record-value.ts';

export type TaxTreatmentRecord = RecordOf<typeof taxTreatment>;
