import type {
  MessageRecord,
  NoteRecord,
  StateChange,
  TicketFile,
  WholeTicketRecord,
} from '../../../api/record-types/ticket-record.ts';

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

/** An internal note of staff. */
export interface Note {
  kind: 'note';
  key: string;
  at: string;
  userName: string | null;
  text: string;
}

export type Entry = Words | Move | Note;

function question({ id, createdAt, userName, description, documents }: WholeTicketRecord): Words {
  const words = { kind: 'words', key: id, at: createdAt, isFromStaff: false, stateId: null } as const;
  return { ...words, userName, text: description, files: documents };
}

function answer({ messageId, createdAt, message, ...same }: MessageRecord): Words {
  return { ...same, kind: 'words', key: messageId, at: createdAt, text: message };
}

const noteEntry = ({ ticketNoteId, createdAt, userName, message }: NoteRecord): Note => ({
  kind: 'note',
  key: ticketNoteId,
  at: createdAt,
  userName,
  text: message,
});

/** The question, the messages, the notes, and the state changes made without a message, in order of time. */
export function threadEntries(
  ticket: WholeTicketRecord,
  messages: readonly MessageRecord[],
  notes: readonly NoteRecord[],
): Entry[] {
  const messageTimes = new Set(messages.map(({ createdAt }) => createdAt));
  const moves = ticket.stateChanges
    .filter(({ from, at }) => from !== null && !messageTimes.has(at))
    .map((move): Move => ({ ...move, kind: 'move', key: move.at }));
  const entries: Entry[] = [...messages.map(answer), ...notes.map(noteEntry), ...moves];
  entries.sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return [question(ticket), ...entries];
}
