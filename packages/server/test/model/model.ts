/**
 * Goal: to say what the money core must answer, and what must be in every wallet afterwards, without sharing a line of
 * how the core decides. Method: plain maps, one thing after another, everything counted anew where it is asked for.
 */
import { type Book, Refused, type Terms } from './book.ts';
import { cancel, finance, place } from './investing.ts';
import type { Happening, Operation } from './operations.ts';
import { close, distribute, release, repay } from './returning.ts';
import { decide, request } from './wallets.ts';

export type Verdict = { answer: object } | { code: string };

function answerTo(book: Book, asked: Operation, at: Date, newId: string): object {
  switch (asked.kind) {
    case 'request':
      return request(book, asked, at, newId);
    case 'decide':
      return decide(book, asked);
    case 'place':
      return place(book, asked, at, newId);
    case 'cancel':
      return cancel(book, asked, at);
    case 'release':
      return release(book, asked, at);
    case 'repay':
      return repay(book, asked);
    case 'distribute':
      return distribute(book, asked);
    case 'close':
      return close(book, asked, at);
  }
}

/** What follows from an operation. What is new is called what the core has called it. */
export function ask(book: Book, asked: Operation, at: Date, newId: string): Verdict {
  try {
    return { answer: answerTo(book, asked, at, newId) };
  } catch (error) {
    if (error instanceof Refused) return { code: error.code };
    throw error;
  }
}

function open(book: Book, terms: Terms, phaseEntryId: string): void {
  const nothing = { escrow: 0, returns: 0, repaid: 0, delivered: 0, financedOn: '' };
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
