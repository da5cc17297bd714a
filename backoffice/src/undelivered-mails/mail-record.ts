import type { undeliveredMail } from '@semilla/contract';
import type { Wire } from '../providers/wire.ts';

export type MailRecord = Wire<typeof undeliveredMail>;
