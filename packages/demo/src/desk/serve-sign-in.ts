import { isStaff } from '@semilla/contract';
import { translate } from '@semilla/i18n';
import { assertMayLogIn } from '@semilla/server/auth/sessions/log-in.ts';
import { openSession } from '@semilla/server/auth/sessions/open-session.ts';
import { makeChange } from '@semilla/server/kit/change/make-change.ts';
import { ApiError } from '@semilla/server/kit/errors.ts';
import { localeOfLink } from '@semilla/server/kit/http/plugins/locale.ts';
import { findUserById } from '@semilla/server/kit/users/queries.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readForms } from './read-forms.ts';
import { renderRefusal } from './render-desk.ts';
import { deskWords } from './words/index.ts';

type SignInRequest = FastifyRequest<{ Body: URLSearchParams }>;

// `none`: the session has no factor, so the next delicate act asks for one, as on a trusted device.
const userInput = z.object({ userId: z.uuid(), factor: z.literal('none').optional() });

/** Signs this browser in as an account of the demo. The session is real, and the audit trail records where it came from. */
async function signIn(request: SignInRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { services } = request.server;
  const locale = localeOfLink(request);
  const input = userInput.safeParse(Object.fromEntries(request.body ?? []));
  const user = input.success && (await findUserById(services.database.db, input.data.userId));
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
  const byCode = input.data.factor !== 'none';
  const actor = { userId, address: request.ip, requestId: request.id };
  await makeChange(services, actor, async ({ tx, audit }) => {
    const now = services.now();
    await openSession(tx, { userId, level: 'full', byCode, request, reply, now });
    audit({ action: 'session.open-from-desk', subjectType: 'user', subjectId: userId });
  });
  return reply.redirect(isStaff(role) ? '/admin/' : '/', 303);
}

export function serveSignIn(desk: FastifyInstance): void {
  readForms(desk);
  desk.post('/dev/sign-in', (request, reply) => signIn(request as SignInRequest, reply));
}
