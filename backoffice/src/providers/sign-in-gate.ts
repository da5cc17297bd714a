import { createAskGate } from '@semilla/client';

/** What lets the user sign in again after the session has ended. */
export const signInGate = createAskGate();
