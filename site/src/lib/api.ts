import { createClient, rememberAnswer } from '@semilla/client';
import { factorGate } from './factor-gate.ts';

/** The API client of islands. Requests use the language of the page, and every response is remembered for support tickets. */
export const api = createClient({
  headers: () => ({ 'accept-language': document.documentElement.lang }),
  onAnswer: rememberAnswer,
  confirmFactor: factorGate.confirm,
});
