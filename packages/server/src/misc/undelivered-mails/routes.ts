import { dismissMail, exportUndeliveredMails, listUndeliveredMails, sendMailAgain } from '@semilla/contract';
import { createTranslator } from '@semilla/i18n';
import type { FastifyInstance } from 'fastify';
import { registerErasure } from '../../account/erasure.ts';
import { localeOfLink } from '../../plugins/locale.ts';
import { exportRoute } from '../../routing/export.ts';
import { route } from '../../routing/route.ts';
import { deleteMailsOf, findUndeliveredMails, readUndeliveredMail } from './repository.ts';
import { dismiss, sendAgain } from './settle-mail.ts';

export async function registerUndeliveredMails(app: FastifyInstance): Promise<void> {
  registerErasure('undelivered mails', { erase: ({ tx }, _services, userId) => deleteMailsOf(tx, userId) });

  route(app, listUndeliveredMails, ({ db, query }) => findUndeliveredMails(db, query));

  exportRoute(app, exportUndeliveredMails, {
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

  route(app, sendMailAgain, ({ params, services, change }) =>
    change(async (made) => {
      await sendAgain(made, services, params.undeliveredMailId);
      return readUndeliveredMail(made.tx, params.undeliveredMailId);
    }),
  );

  route(app, dismissMail, ({ params, change }) =>
    change(async (made) => {
      await dismiss(made, params.undeliveredMailId);
      return readUndeliveredMail(made.tx, params.undeliveredMailId);
    }),
  );
}
