import { type ClientOptions, createClient } from '@semilla/contract/client';
import { remember } from './request-history.ts';

export const clientOptions: ClientOptions = {
  headers: () => ({ 'accept-language': document.documentElement.lang }),
  onAnswer: remember,
};

/** The API for islands, in the language of the page; every answer is remembered for support. */
export const api = createClient(clientOptions);
