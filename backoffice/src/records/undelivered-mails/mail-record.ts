import type { undeliveredMail } from '@semilla/contract';
import type { RecordOf } from '../../api/as-record-value.ts';

export type MailRecord = RecordOf<typeof undeliveredMail>;
