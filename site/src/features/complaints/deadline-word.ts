import type { Complaint } from '@semilla/contract';

/** The label of the deadline. First the platform decides whether to admit the complaint, then it answers. */
export const deadlineWord = ({ state }: Pick<Complaint, 'state'>) =>
  state === 'Received' ? 'support.complaints.site.admissionDeadline' : 'support.complaints.site.deadline';
