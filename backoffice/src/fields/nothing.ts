/** What stands where a value was left out. Dates have their own: S/D. */
export const nothing = '—';
