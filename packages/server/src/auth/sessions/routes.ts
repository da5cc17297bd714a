import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../kit/change/actor.ts';
import { makeChange } from '../../kit/change/make-change.ts';
import { NotFound } from '../../kit/errors.ts';
import { route } from '../../kit/http/route.ts';
import type { Services } from '../../kit/services.ts';
import { clearSessionCookies } from '../cookies.ts';
import { findOwnSessions } from './find-own-sessions.ts';
import { logIn, recogniseUser } from './log-in.ts';
import { deleteSession } from './queries.ts';
import { stepUp } from './step-up.ts';

/** Audits a refused login with a signature of the address instead of the address, because its user may be deleted later. */
async function noteRefusal(services: Services, actor: Actor, email: string, code: string): Promise<void> {
  const subjectId = services.keys.sign(email).slice(0, 16);
  const note = { action: 'session.refused', subjectType: 'account', subjectId, after: { code } };
  await makeChange(services, actor, async ({ audit }) => audit(note));
}

export async function registerSessions(app: FastifyInstance): Promise<void> {
  route(app, v1.sessions.logIn, async ({ db, body, change, request, reply, now, services, actor }) => {
    const user = await recogniseUser(db, { ...body, request, now }).catch(async (refusal) => {
      // Attempts refused during a wait are not audited, because the failures before them are.
      if (refusal.code !== 'auth.too_many_attempts')
        await noteRefusal(services, actor, body.email, refusal.code);
      throw refusal;
    });
    return change((draft) => logIn(draft, user, { request, reply, now }));
  });

  route(app, v1.sessions.logOut, async ({ caller, change, reply }) => {
    clearSessionCookies(reply);
    const { userId, sessionId } = caller;
    if (!userId) return;
    await change(async ({ tx, audit }) => {
      await deleteSession(tx, userId, sessionId);
      audit({ action: 'session.log-out', subjectType: 'user', subjectId: userId });
    });
  });

  route(app, v1.sessions.stepUp, stepUp);
  // The route itself checks the fresh factor before this handler.
  route(app, v1.sessions.checkFresh, async () => undefined);

  route(app, v1.sessions.find, ({ db, caller, now }) => findOwnSessions(db, caller, now));

  route(app, v1.sessions.delete, async ({ params, caller, change }) => {
    const userId = caller.userId;
    await change(async ({ tx, audit }) => {
      if (!(await deleteSession(tx, userId, params.sessionId))) throw new NotFound();
      audit({
        action: 'session.end',
        subjectType: 'user',
        subjectId: userId,
        after: { sessionId: params.sessionId },
      });
    });
  });
}
