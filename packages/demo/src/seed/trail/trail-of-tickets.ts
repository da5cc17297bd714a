import type { AuditNote, Noted } from '@semilla/server/kit/audit/write-audit.ts';
import type { Tickets } from '../tickets/index.ts';
import type { Played } from '../tickets/play-thread.ts';
import { noted } from './noted.ts';

function trailOfTicket({ ticket, messages, notes, stateChanges }: Played, files: number): Noted[] {
  const { ticketId, userId, responsibleId, title, createdAt } = ticket;
  const note = (action: string, changes: Pick<AuditNote, 'before' | 'after'>): AuditNote => ({
    action: `ticket.${action}`,
    subjectType: 'ticket',
    subjectId: ticketId,
    personId: userId,
    ...changes,
  });
  const changeAt = (at: Date) => stateChanges.find((change) => change.at.getTime() === at.getTime());
  const answers = messages.map(({ messageId, userId: writerId, createdAt: at }) => {
    const change = changeAt(at as Date);
    const before = change && { before: { stateId: change.from } };
    const after = { messageId, files: 0, ...(change && { stateId: change.to }) };
    return noted(at as Date, writerId ?? undefined, note('answer', { ...before, after }));
  });
  const answeredAt = new Set(messages.map((message) => (message.createdAt as Date).getTime()));
  const edits = stateChanges
    .filter(({ from, at }) => from && !answeredAt.has(at.getTime()))
    .map(({ from, to, userId: moverId, at }) =>
      noted(at, moverId ?? undefined, note('edit', { before: { stateId: from }, after: { stateId: to } })),
    );
  const writtenNotes = notes.map(({ ticketNoteId, userId: writerId, createdAt: at }) =>
    noted(at as Date, writerId ?? undefined, {
      ...note('note', { after: { ticketNoteId } }),
      personId: null,
    }),
  );
  const { priority, dueOn, projectId, orderId } = ticket;
  const isPlanned = priority !== 'normal' || dueOn !== null || projectId !== null;
  const planned = { ...note('edit', { after: { priority, dueOn, projectId, orderId } }), personId: null };
  const plans = isPlanned ? [noted(createdAt, responsibleId ?? undefined, planned)] : [];
  const opened = note('open', { after: { title, userId, responsibleId, files } });
  return [noted(createdAt, userId, opened), ...answers, ...plans, ...writtenNotes, ...edits];
}

/** Audit entries for opened, answered, noted and edited tickets. */
export function trailOfTickets({ played, attachments }: Tickets): Noted[] {
  return played.flatMap((playedTicket) => {
    const files = attachments.filter(({ ticketId }) => ticketId === playedTicket.ticket.ticketId).length;
    return trailOfTicket(playedTicket, files);
  });
}
