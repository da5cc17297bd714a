import { createClient, rememberAnswer } from '@semilla/client';
import { factorGate } from './factor-gate.ts';

/** The API for islands, in the language of the page; every answer is remembered for support. */
export const api = createClient({
  headers: () => ({ 'accept-language': document.documentElement.lang }),
  onAnswer: rememberAnswer,
  confirmFactor: factorGate.confirm,
});
