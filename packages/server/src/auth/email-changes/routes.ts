import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { type Call, route } from '../../kit/http/route.ts';
import { beginAttempt, forgiveAttempt } from '../attempts/attempts.ts';
import { confirmEmailChange } from './confirm-email-change.ts';
import { findEmailChanges } from './queries.ts';
import { requestEmailChange } from './request-email-change.ts';

async function create(call: Call<typeof v1.emailChanges.create>) {
  const { db, body, caller, now, services, change, request } = call;
  const { userId } = caller;
  await beginAttempt(db, 'mail-sender', request.ip, now);
  await beginAttempt(db, 'account', `email:${userId}`, now);
  await beginAttempt(db, 'mailbox', body.email, now);
  return change((draft) => requestEmailChange(draft, services, { userId, ...body }));
}

async function confirm({ db, body, now, services, change, request }: Call<typeof v1.emailChanges.confirm>) {
  await beginAttempt(db, 'link', request.ip, now);
  const confirmed = await change((draft) => confirmEmailChange(draft, services, body.token));
  await forgiveAttempt(db, 'link', request.ip);
  return confirmed;
}

export async function registerEmailChanges(app: FastifyInstance): Promise<void> {
  route(app, v1.emailChanges.find, ({ db, caller }) => findEmailChanges(db, caller.userId));
  route(app, v1.emailChanges.create, create);
  route(app, v1.emailChanges.confirm, confirm);
}
