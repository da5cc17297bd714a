import type { MessageRecord, StateChange, TicketFile, WholeTicketRecord } from '../ticket-record.ts';

export interface Words {
  kind: 'words';
  key: string;
  at: string;
  userName: string | null;
  isFromStaff: boolean;
  text: string;
  files: TicketFile[];
  /** The state that came of it, if it changed. */
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

/** All that happened to a ticket, in its order: what was asked and written, and every move that no message made. */
export function threadEntries(ticket: WholeTicketRecord, messages: readonly MessageRecord[]): Entry[] {
  const withWords = new Set(messages.map(({ createdAt }) => createdAt));
  const moves = ticket.stateChanges
    .filter(({ from, at }) => from !== null && !withWords.has(at))
    .map((move): Move => ({ ...move, kind: 'move', key: move.at }));
  const happened = [...messages.map(answer), ...moves].toSorted(
    (a, b) => Date.parse(a.at) - Date.parse(b.at),
  );
  return [question(ticket), ...happened];
}
