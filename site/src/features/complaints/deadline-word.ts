import type { Complaint } from '@semilla/contract';

/**
 * The message key for the deadline. The first deadline is to admit the complaint or not, the second one to
 * answer it.
 */
export const deadlineWord = ({ state }: Pick<Complaint, 'state'>) =>
  state === 'Received' ? 'support.complaints.site.admissionDeadline' : 'support.complaints.site.deadline';
