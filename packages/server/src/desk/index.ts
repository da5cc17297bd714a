import { isLocale } from '@semilla/i18n';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { assert } from '../errors.ts';
import { mountSimulator } from '../integrations/identity/simulator/index.ts';
import { readKeptMail, readMailbox } from '../integrations/mail/mailbox.ts';
import { localeOfLink } from '../plugins/locale.ts';
import { refuseOtherSites } from '../plugins/same-origin.ts';
import { findNamed, findOthersWithCodes, findTelling } from './accounts.ts';
import { findNewcomers } from './newcomers.ts';
import { renderPreview, renderPreviews } from './previews.ts';
import { renderDesk } from './render-desk.ts';
import { renderMail, renderMailbox } from './render-mail.ts';
import { serveSignIn } from './sign-in.ts';

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'";
const periodSeconds = 30;

type InLanguage = FastifyRequest<{ Querystring: { lang?: string } }>;
type OfPreview = FastifyRequest<{ Params: { kind: string; index: string }; Querystring: { lang?: string } }>;

function languageOf(request: InLanguage) {
  const { lang } = request.query;
  return isLocale(lang) ? lang : localeOfLink(request);
}

function serveMails(desk: FastifyInstance): void {
  const { services } = desk;
  const { mail } = services.config;
  const folder = mail.kind === 'mailbox' ? mail.folder : undefined;

  desk.get('/dev/mail', async () => renderMailbox(folder ? await readMailbox(folder) : []));
  desk.get('/dev/mail/previews', (request: InLanguage, reply) =>
    reply.send(renderPreviews(services, languageOf(request))),
  );
  desk.get('/dev/mail/previews/:kind/:index', async (request: OfPreview, reply) => {
    return renderPreview(services, languageOf(request), request.params) ?? reply.callNotFound();
  });
  desk.get<{ Params: { mailId: string } }>('/dev/mail/:mailId', async (request, reply) => {
    const kept = folder && (await readKeptMail(folder, request.params.mailId));
    return kept ? renderMail(kept, services.config) : reply.callNotFound();
  });
}

/** The development desk: mails, codes, people and places, so that one person can try everything. Only ever in the demo. */
export function mountDesk(app: FastifyInstance): void {
  const { services } = app;
  assert(services.config.demo, 'the development desk exists in the demo alone');

  mountSimulator(app);
  app.register(async (desk) => {
    refuseOtherSites(desk);
    desk.addHook('onRequest', async (_request, reply) => {
      reply
        .header('content-security-policy', policy)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8');
    });
    desk.get('/dev', async () => {
      const secondsLeft = periodSeconds - (Math.floor(services.now().getTime() / 1_000) % periodSeconds);
      const named = await findNamed(services);
      const telling = await findTelling(services);
      const newcomers = await findNewcomers(services);
      const others = await findOthersWithCodes(services, [...named, ...newcomers]);
      return renderDesk({ named, newcomers, telling, others, secondsLeft });
    });
    serveMails(desk);
    serveSignIn(desk);
  });
}
