/** Shown for a missing date ("sin datos"). */
export const missing = 'S/D';
