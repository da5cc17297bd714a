import { fixedTexts } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../src/kit/database/types.ts';
import { offerQuestionsOf } from '../src/project/orders/offer-questions.ts';
import { projects } from '../src/schema/projects.ts';
import type { Caller } from './callers.ts';
import { cancel, invest, ordersUrl } from './orders.ts';
import { editWish, join, placesOf, placesUrl, wish, wishesOf, wishesUrl } from './reserved.ts';

const { version: warningVersion } = fixedTexts.riskWarning;
/** The right answers for any offer whose sheet promises a refund below the target. */
export const rightAnswers = { loss: 'all', return: 'target', term: 'stated', target: 'refund' };
const answered = { none: undefined, wrong: { ...rightAnswers, loss: 'nothing' }, right: rightAnswers };
export type Answered = keyof typeof answered;

/** The right answers about a project, worded as in the evidence of an order. */
export async function rightWordsOn(db: Db, projectId: string) {
  const [offer] = await db.select().from(projects).where(eq(projects.projectId, projectId));
  if (!offer) throw new Error('There is no such project.');
  return offerQuestionsOf(offer).map(({ es, options, right }) => ({
    question: es,
    answer: options.find(({ id }) => id === right)?.es,
  }));
}

/** Consent to the current warning, with answers about the risks. */
export const consenting = (answers: Answered) => ({
  riskConsent: { isAccepted: true, warningVersion, answers: answered[answers] },
});

/** The acts of an investor in a project: place something, change it, take it back. */
export interface Acts {
  put: (caller: Caller, amount: string, more: object) => Promise<unknown>;
  edit?: (caller: Caller, amount: string, more: object) => Promise<unknown>;
  drop: (caller: Caller) => Promise<unknown>;
}

export const ordering = (projectId: string): Acts => ({
  put: (caller, amount, more) => invest(caller, projectId, amount, { sheetVersion: 1, ...more }),
  drop: async (caller) => {
    const query = `projectId=${projectId}&userId=${caller.userId}&status=pending&take=1`;
    const [own] = (await caller.get(`${ordersUrl}?${query}`)).json().data;
    if (own) await cancel(caller, own.orderId, crypto.randomUUID());
  },
});

export const wishing = (projectId: string): Acts => ({
  put: (caller, amount, more) => wish(caller, projectId, amount, more),
  edit: async (caller, amount, more) => {
    const [own] = await wishesOf(caller, projectId);
    if (own) await editWish(caller, own.wishId, { amount, ...more });
  },
  drop: async (caller) => {
    const [own] = await wishesOf(caller, projectId);
    if (own) await caller.post(`${wishesUrl}/${own.wishId}/revoke`, { body: {} });
  },
});

export const waiting = (projectId: string): Acts => ({
  put: (caller, amount, more) => join(caller, projectId, amount, more),
  drop: async (caller) => {
    const own = (await placesOf(caller, projectId)).find(
      ({ state }: { state: string }) => state === 'waiting',
    );
    if (own) await caller.post(`${placesUrl}/${own.waitingPlaceId}/leave`, { body: {} });
  },
});
