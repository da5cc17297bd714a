/**
 * Goal: to compute the expected answers of the money core and the money in every wallet, without sharing any code with
 * it. Method: plain maps, one operation at a time, every sum recomputed when needed.
 */
import { type Book, Refused, type Terms } from './book.ts';
import { cancel, finance, financeIfDue, place } from './investing.ts';
import type { Happening, Operation } from './operations.ts';
import { close, distribute, release, repay } from './returning.ts';
import { decide, request } from './wallets.ts';

export type Verdict = { answer: object } | { code: string };

function answerTo(book: Book, operation: Operation, at: Date, newId: string): object {
  switch (operation.kind) {
    case 'request':
      return request(book, operation, at, newId);
    case 'decide':
      return decide(book, operation);
    case 'place':
      return place(book, operation, at, newId);
    case 'cancel':
      return cancel(book, operation, at);
    case 'finance':
      return financeIfDue(book, operation, at);
    case 'release':
      return release(book, operation, at);
    case 'repay':
      return repay(book, operation);
    case 'distribute':
      return distribute(book, operation);
    case 'close':
      return close(book, operation, at);
  }
}

/** The model's answer to an operation. New records get the id that the core gave them. */
export function ask(book: Book, operation: Operation, at: Date, newId: string): Verdict {
  try {
    return { answer: answerTo(book, operation, at, newId) };
  } catch (error) {
    if (error instanceof Refused) return { code: error.code };
    throw error;
  }
}

function open(book: Book, terms: Terms, phaseEntryId: string): void {
  const nothing = { escrow: 0, returns: 0, tax: 0, repaid: 0, delivered: 0, financedOn: '' };
  book.ventures.set(terms.projectId, { ...terms, ...nothing, phase: 'Investment', phaseEntryId });
  book.ofVenture.set(terms.projectId, []);
}

export function happen(book: Book, event: Happening, at: Date): void {
  const person = 'userId' in event ? book.people.get(event.userId) : undefined;
  const account = 'bankAccountId' in event ? book.accounts.get(event.bankAccountId) : undefined;
  if (event.kind === 'opens') open(book, event.terms, event.phaseEntryId);
  if (event.kind === 'verified' && person) person.isVerified = event.is;
  if (event.kind === 'closed' && person) person.isClosed = event.is;
  if (event.kind === 'accountIs' && account) account.state = event.state;
  const venture = 'projectId' in event ? book.ventures.get(event.projectId) : undefined;
  if (event.kind === 'financedByHand' && venture) finance(book, venture, at);
}
