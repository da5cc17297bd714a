/** Shown for a missing value ("sin datos"). */
export const missing = 'S/D';
