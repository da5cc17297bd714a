/** The job that matches new movements of the bank with customers. */
export const matchingQueue = 'match-entries';
