import type { taxTreatment } from '@semilla/contract';
import type { RecordOf } from '../../api/as-record-value.ts';

export type TaxTreatmentRecord = RecordOf<typeof taxTreatment>;
