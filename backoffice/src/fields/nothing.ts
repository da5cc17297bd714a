import { missing } from '@semilla/format';

/** Shown for a missing value. */
export const nothing = missing;
