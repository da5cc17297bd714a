import { createAskGate } from '@semilla/client';

/** Lets API calls wait while a dialog asks the user to sign in again. */
export const signInGate = createAskGate();
