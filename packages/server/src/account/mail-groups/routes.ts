import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { acceptEmptyForms } from '../../kit/http/accept-empty-forms.ts';
import { route } from '../../kit/http/route.ts';
import { findUserById } from '../../kit/users/queries.ts';
import { chooseFrequency, frequenciesOf } from './choose-frequency.ts';

export async function registerMailGroups(app: FastifyInstance): Promise<void> {
  route(app, v1.mailGroups.find, async ({ db, caller }) => ({
    data: await frequenciesOf(db, await findUserById(db, caller.userId)),
  }));

  await app.register(async (scope) => {
    acceptEmptyForms(scope);
    route(scope, v1.mailGroups.choose, async ({ caller, params, query, change, reply, services }) => {
      await change((draft) => chooseFrequency(draft, services, caller.userId, { ...params, ...query }));
      reply.header('location', '/user/inbox/mails');
    });
  });
}
