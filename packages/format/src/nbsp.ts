/** Keeps a value and its unit on one line. */
export const nbsp = '\u00a0';
