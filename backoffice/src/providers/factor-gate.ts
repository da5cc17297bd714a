import { createFactorGate } from '@semilla/client';

/** What asks the user for a fresh factor. */
export const factorGate = createFactorGate();
