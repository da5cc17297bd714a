import type { MessageRecord, StateChange, TicketFile, WholeTicketRecord } from '../ticket-record.ts';

export interface Words {
  kind: 'words';
  key: string;
  at: string;
  userName: string | null;
  isFromStaff: boolean;
  text: string;
  files: TicketFile[];
  /** The new state, if the message changed it. */
  stateId: StateChange['to'] | null;
}

export interface Move extends StateChange {
  kind: 'move';
  key: string;
}

export type Entry = Words | Move;

function question({ id, createdAt, userName, description, documents }: WholeTicketRecord): Words {
  const words = { kind: 'words', key: id, at: createdAt, isFromStaff: false, stateId: null } as const;
  return { ...words, userName, text: description, files: documents };
}

function answer({ messageId, createdAt, message, ...same }: MessageRecord): Words {
  return { ...same, kind: 'words', key: messageId, at: createdAt, text: message };
}

/** The question, the messages, and the state changes made without a message, in order of time. */
export function threadEntries(ticket: WholeTicketRecord, messages: readonly MessageRecord[]): Entry[] {
  const messageTimes = new Set(messages.map(({ createdAt }) => createdAt));
  const moves = ticket.stateChanges
    .filter(({ from, at }) => from !== null && !messageTimes.has(at))
    .map((move): Move => ({ ...move, kind: 'move', key: move.at }));
  const entries = [...messages.map(answer), ...moves].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return [question(ticket), ...entries];
}
