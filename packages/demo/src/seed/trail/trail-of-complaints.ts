import type { AuditNote, Noted } from '@semilla/server/kit/audit/write-audit.ts';
import type { Complaints, DemoAct, DemoComplaint } from '../complaints/index.ts';
import { noted } from './noted.ts';

const stateBefore = { admit: 'Received', dismiss: 'Received', extend: 'Admissible', decide: 'Admissible' };
const stateAfter = { admit: 'Admissible', dismiss: 'Inadmissible', extend: 'Admissible', decide: 'Decided' };

function trailOfComplaint(complaint: DemoComplaint, acts: readonly DemoAct[]): Noted[] {
  const { complaintId, userId, reference, acknowledgeBy, receivedAt } = complaint;
  const note = (action: string, changes: Pick<AuditNote, 'before' | 'after'>): AuditNote => ({
    action: `complaint.${action}`,
    subjectType: 'complaint',
    subjectId: complaintId,
    personId: userId,
    ...changes,
  });
  const created = note('create', { after: { reference, acknowledgeBy, files: 0 } });
  const answers = acts.map(({ kind, at, userId: staffId, answerBy, outcome, reasons }) => {
    const after = {
      state: stateAfter[kind],
      ...(answerBy && { answerBy }),
      ...(outcome && { outcome }),
      ...(reasons && { reasons }),
    };
    return noted(at, staffId ?? undefined, note(kind, { before: { state: stateBefore[kind] }, after }));
  });
  return [noted(receivedAt, userId ?? undefined, created), ...answers];
}

/** Audit entries for complaints and the answers to them. */
export function trailOfComplaints({ complaints, acts }: Complaints): Noted[] {
  return complaints.flatMap((complaint) =>
    trailOfComplaint(
      complaint,
      acts.filter(({ complaintId }) => complaintId === complaint.complaintId),
    ),
  );
}
