import type { taxTreatment } from '@semilla/contract';
import type { RecordOf } from '../as-record-value.ts';

export type TaxTreatmentRecord = RecordOf<typeof taxTreatment>;
