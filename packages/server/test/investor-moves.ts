import { fixedTexts, offerQuestions } from '@semilla/contract';
import type { Caller } from './callers.ts';
import { cancel, invest, ordersUrl } from './orders.ts';
import { editWish, join, placesOf, placesUrl, wish, wishesOf, wishesUrl } from './reserved.ts';

const { version: warningVersion } = fixedTexts.riskWarning;
const right = Object.fromEntries(offerQuestions.questions.map(({ id, right: option }) => [id, option]));
const answered = { none: undefined, wrong: { ...right, loss: 'nothing' }, right };
export type Answered = keyof typeof answered;

/** The right answers about the risks, as the evidence of an order shows them. */
export const rightWords = offerQuestions.questions.map(({ es, options, right: best }) => ({
  question: es,
  answer: options.find(({ id }) => id === best)?.es,
}));

/** The consent to the warning in force, with answers about the risks. */
export const consenting = (answers: Answered) => ({
  riskConsent: { isAccepted: true, warningVersion, answers: answered[answers] },
});

/** What an investor does in a project: places something, changes it, takes it back. */
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
