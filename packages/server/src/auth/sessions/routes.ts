import { endSession, listSessions, login, logout } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { NotFound } from '../../errors.ts';
import { makeChange } from '../../routing/change.ts';
import { route } from '../../routing/route.ts';
import { clearSessionCookies } from '../cookies.ts';
import { logIn, recogniseUser } from './log-in.ts';
import { deleteSession, findSessions } from './repository.ts';

export async function registerSessions(app: FastifyInstance): Promise<void> {
  route(app, login, async ({ db, body, change, request, reply, now, services, actor }) => {
    const user = await recogniseUser(db, { ...body, address: request.ip, now }).catch(async (refusal) => {
      const note = {
        action: 'session.refused',
        subjectType: 'account',
        subjectId: body.email,
        after: { code: refusal.code },
      };
      await makeChange(services, actor, async ({ audit }) => audit(note));
      throw refusal;
    });
    return change((made) => logIn(made, user, { request, reply, now }));
  });

  route(app, logout, async ({ caller, change, reply }) => {
    clearSessionCookies(reply);
    const { userId, sessionId } = caller;
    if (!userId) return;
    await change(async ({ tx, audit }) => {
      await deleteSession(tx, userId, sessionId);
      audit({ action: 'session.log-out', subjectType: 'user', subjectId: userId });
    });
  });

  route(app, listSessions, async ({ db, caller, now }) => {
    const { rows, total } = await findSessions(db, caller.userId as string, now);
    return { data: rows.map((row) => ({ ...row, current: row.sessionId === caller.sessionId })), total };
  });

  route(app, endSession, async ({ params, caller, change }) => {
    const userId = caller.userId as string;
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
