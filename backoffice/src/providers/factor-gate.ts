import { createAskGate } from '@semilla/client';

/** What asks the user for a fresh factor. */
export const factorGate = createAskGate();
