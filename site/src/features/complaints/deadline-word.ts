import type { Complaint } from '@semilla/contract';

/** What is due on the deadline of a complaint: whether it is admitted, and then the answer. */
export const deadlineWord = ({ state }: Pick<Complaint, 'state'>) =>
  state === 'Received' ? 'support.complaints.site.admissionDeadline' : 'support.complaints.site.deadline';
