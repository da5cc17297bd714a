import type {
  TicketSide,
  ticket,
  ticketDocument,
  ticketMessage,
  ticketStateChange,
  wholeTicket,
} from '@semilla/contract';
import type { Me } from '../providers/session.ts';
import type { Wire } from '../providers/wire.ts';

export type TicketRecord = Wire<typeof ticket>;
export type WholeTicketRecord = Wire<typeof wholeTicket>;
export type MessageRecord = Wire<typeof ticketMessage>;
export type StateChange = (typeof ticketStateChange)['_zod']['input'];
export type TicketFile = (typeof ticketDocument)['_zod']['input'];

type Asker = Pick<Me, 'userId' | 'role'>;

/** The side on which a user writes: staff cannot answer their own ticket, so they write as the customer. */
export function writingSide(me: Asker, { userId }: Pick<TicketRecord, 'userId'>): TicketSide {
  return me.userId === userId ? 'customer' : 'staff';
}

/** The side on which a user changes the state: administrators act as staff even on their own tickets. */
export function movingSide(me: Asker, record: Pick<TicketRecord, 'userId'>): TicketSide {
  return me.role === 'admin' ? 'staff' : writingSide(me, record);
}
