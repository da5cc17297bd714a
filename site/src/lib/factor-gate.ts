import { createAskGate } from '@semilla/client';

/** What asks the user of this page for a fresh factor. */
export const factorGate = createAskGate();
