import type {
  TicketSide,
  ticket,
  ticketDocument,
  ticketMessage,
  ticketNote,
  ticketStateChange,
  wholeTicket,
} from '@semilla/contract';
import type { RecordOf, RecordValue } from '../as-record-value.ts';
import type { Me } from '../session.ts';

export type TicketRecord = RecordOf<typeof ticket>;
export type WholeTicketRecord = RecordOf<typeof wholeTicket>;
export type MessageRecord = RecordOf<typeof ticketMessage>;
export type NoteRecord = RecordOf<typeof ticketNote>;
export type StateChange = RecordValue<(typeof ticketStateChange)['_zod']['output']>;
export type TicketFile = (typeof ticketDocument)['_zod']['output'];

type Asker = Pick<Me, 'userId' | 'role'>;

/** Which side a user writes for. Staff cannot answer their own ticket, so they write as the customer there. */
export function writingSide(me: Asker, { userId }: Pick<TicketRecord, 'userId'>): TicketSide {
  return me.userId === userId ? 'customer' : 'staff';
}

/** Which side a user changes the state for. Administrators act as staff even on their own tickets. */
export function movingSide(me: Asker, record: Pick<TicketRecord, 'userId'>): TicketSide {
  return me.role === 'admin' ? 'staff' : writingSide(me, record);
}
