import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kit/http/route.ts';
import { changeMailChoice, findMailChoice } from './change-mail-choice.ts';

const oneClickBytesMax = 4_096;

export async function registerMailPreferences(app: FastifyInstance): Promise<void> {
  route(app, v1.mailPreferences.find, ({ db, services, query }) => findMailChoice(db, services, query.token));

  route(app, v1.mailPreferences.edit, ({ services, query, body, change }) =>
    change((draft) => changeMailChoice(draft, services, query.token, body.isWanted)),
  );

  route(app, v1.mailPreferences.openUnsubscribe, async ({ db, services, query, reply }) => {
    const choice = await findMailChoice(db, services, query.token).catch(() => undefined);
    const search = new URLSearchParams({ ...(choice && { lang: choice.language }), token: query.token });
    reply.header('location', `/unsubscribe?${search}`);
  });

  await app.register(async (scope) => {
    // Mail programs send a form with one constant field, in either of two encodings; only the token in the URL matters.
    const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];
    scope.removeContentTypeParser(forms);
    const options = { parseAs: 'string', bodyLimit: oneClickBytesMax } as const;
    scope.addContentTypeParser(forms, options, (_request, _body, done) => done(null));
    route(scope, v1.mailPreferences.unsubscribe, async ({ services, query, change }) => {
      await change((draft) => changeMailChoice(draft, services, query.token, false));
    });
  });
}
