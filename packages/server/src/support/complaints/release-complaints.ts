import type { Change } from '../../kit/change/make-change.ts';
import { releaseComplaintsOf } from './queries.ts';

/** Removes a user who leaves the staff as the responsible user of open complaints. */
export async function releaseComplaints({ tx, audit }: Change, userId: string): Promise<void> {
  for (const complaintId of await releaseComplaintsOf(tx, userId)) {
    const note = { action: 'complaint.edit', subjectType: 'complaint', subjectId: complaintId };
    audit({ ...note, before: { responsibleId: userId }, after: { responsibleId: null } });
  }
}
