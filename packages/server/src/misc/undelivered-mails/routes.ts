import { v1 } from '@semilla/contract';
import { createTranslator } from '@semilla/i18n';
import type { FastifyInstance } from 'fastify';
import { exportRoute } from '../../kit/http/export-route.ts';
import { localeOfLink } from '../../kit/http/plugins/locale.ts';
import { route } from '../../kit/http/route.ts';
import { findUndeliveredMails, readUndeliveredMail } from './queries.ts';
import { dismiss, sendAgain } from './settle-mail.ts';

export async function registerUndeliveredMails(app: FastifyInstance): Promise<void> {
  route(app, v1.undeliveredMails.find, ({ db, query }) => findUndeliveredMails(db, query));

  exportRoute(app, v1.undeliveredMails.export, {
    fileName: 'undelivered-mails',
    find: async ({ query, request }, db, page) => {
      const t = createTranslator(localeOfLink(request));
      const { data } = await findUndeliveredMails(db, { ...query, ...page });
      return {
        data: data.map((mail) => ({
          ...mail,
          topic: t(`misc.mails.topics.${mail.topic}`),
          state: t(`misc.mails.states.${mail.state}`),
          failure: t(`misc.mails.failures.${mail.failure}`),
        })),
      };
    },
  });

  route(app, v1.undeliveredMails.sendAgain, ({ params, services, change }) =>
    change(async (draft) => {
      await sendAgain(draft, services, params.undeliveredMailId);
      return readUndeliveredMail(draft.tx, params.undeliveredMailId);
    }),
  );

  route(app, v1.undeliveredMails.dismiss, ({ params, change }) =>
    change(async (draft) => {
      await dismiss(draft, params.undeliveredMailId);
      return readUndeliveredMail(draft.tx, params.undeliveredMailId);
    }),
  );
}
