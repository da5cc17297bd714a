import type { undeliveredMail } from '@semilla/contract';
import type { RecordOf } from '../as-record-value.ts';

export type MailRecord = RecordOf<typeof undeliveredMail>;
