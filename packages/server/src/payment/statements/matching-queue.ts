/** The job that matches new bank movements with customers. */
export const matchingQueue = 'match-entries';
