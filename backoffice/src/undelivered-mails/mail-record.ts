import type { undeliveredMail } from '@semilla/contract';
import type { RecordOf } from '../providers/record.ts';

export type MailRecord = RecordOf<typeof undeliveredMail>;
