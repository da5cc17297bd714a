/** Shown for a missing value. Missing dates show S/D instead. */
export const nothing = '—';
