/** What stands where a date is not known ("sin datos"). */
export const missing = 'S/D';
