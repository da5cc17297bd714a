import { eq, isNotNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { users } from '../account/index.ts';
import { currentCode, totps } from '../auth/index.ts';
import { assert } from '../errors.ts';
import { mountSimulator } from '../integrations/identity/simulator/index.ts';
import { readKeptMail, readMailbox } from '../integrations/mail/mailbox.ts';
import type { Services } from '../services.ts';
import { type AccountWithCode, renderDesk, renderMail, renderMailbox } from './render.ts';

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
const periodSeconds = 30;
const accountsMax = 300;

async function accountsWithCodes({ database, keys, now }: Services): Promise<AccountWithCode[]> {
  const rows = await database.db
    .select({
      name: users.name,
      surname: users.surname,
      email: users.email,
      role: users.role,
      secret: totps.secret,
    })
    .from(users)
    .innerJoin(totps, eq(totps.userId, users.userId))
    .where(isNotNull(totps.confirmedAt))
    .orderBy(users.createdAt, users.email)
    .limit(accountsMax);
  return rows.map(({ secret, ...row }) => ({ ...row, code: currentCode(keys.decrypt(secret), now()) }));
}

/** The development desk: mails, codes and links, so that one person can try everything. Only ever in the demo. */
export function mountDesk(app: FastifyInstance): void {
  const { services } = app;
  const { config } = services;
  assert(config.demo, 'the development desk exists in the demo alone');
  const folder = config.mail.kind === 'mailbox' ? config.mail.folder : undefined;

  mountSimulator(app);
  app.register(async (desk) => {
    desk.addHook('onRequest', async (_request, reply) => {
      reply
        .header('content-security-policy', policy)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8');
    });
    desk.get('/dev', async () => {
      const secondsLeft = periodSeconds - (Math.floor(services.now().getTime() / 1_000) % periodSeconds);
      return renderDesk({ accounts: await accountsWithCodes(services), secondsLeft });
    });
    desk.get('/dev/mail', async () => renderMailbox(folder ? await readMailbox(folder) : []));
    desk.get<{ Params: { mailId: string } }>('/dev/mail/:mailId', async (request, reply) => {
      const mail = folder && (await readKeptMail(folder, request.params.mailId));
      return mail ? renderMail(mail) : reply.callNotFound();
    });
  });
}
