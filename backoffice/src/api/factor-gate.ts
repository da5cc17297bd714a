import { createAskGate } from '@semilla/client';

/** Lets API calls wait while a dialog asks the user for a second factor. */
export const factorGate = createAskGate();
