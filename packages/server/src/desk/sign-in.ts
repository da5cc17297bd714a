import { isStaff } from '@semilla/contract';
import { translate } from '@semilla/i18n';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { findUserById } from '../account/users/repository.ts';
import { assertMayLogIn } from '../auth/sessions/log-in.ts';
import { openSession } from '../auth/sessions/open-session.ts';
import { ApiError } from '../errors.ts';
import { localeOfLink } from '../plugins/locale.ts';
import { makeChange } from '../routing/change.ts';
import { readForms } from './read-forms.ts';
import { renderRefusal } from './render-desk.ts';
import { deskWords } from './words/index.ts';

type Asked = FastifyRequest<{ Body: URLSearchParams }>;

const whoever = z.object({ userId: z.uuid() });

/** Signs this browser in as somebody of the demo: the session is a real one, and the trail says how it came about. */
async function signIn(request: Asked, reply: FastifyReply): Promise<FastifyReply> {
  const { services } = request.server;
  const locale = localeOfLink(request);
  const asked = whoever.safeParse(Object.fromEntries(request.body ?? []));
  const user = asked.success && (await findUserById(services.database.db, asked.data.userId));
  if (!user || user.deletedAt) {
    return reply.status(404).send(renderRefusal(deskWords[locale].refused.nobody, locale));
  }
  try {
    assertMayLogIn(user);
  } catch (refusal) {
    if (!(refusal instanceof ApiError)) throw refusal;
    const reason = translate(locale, `errors.${refusal.code}`);
    return reply.status(refusal.status).send(renderRefusal(reason, locale));
  }
  const { userId, role } = user;
  const actor = { userId, address: request.ip, requestId: request.id };
  await makeChange(services, actor, async ({ tx, audit }) => {
    const now = services.now();
    await openSession(tx, { userId, level: 'full', byCode: true, request, reply, now });
    audit({ action: 'session.open-from-desk', subjectType: 'user', subjectId: userId });
  });
  return reply.redirect(isStaff(role) ? '/admin/' : '/', 303);
}

export function serveSignIn(desk: FastifyInstance): void {
  readForms(desk);
  desk.post('/dev/sign-in', (request, reply) => signIn(request as Asked, reply));
}
