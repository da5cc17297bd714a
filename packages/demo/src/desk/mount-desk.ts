import { assert } from '@semilla/server/kit/errors.ts';
import { localeOfLink } from '@semilla/server/kit/http/plugins/locale.ts';
import { refuseOtherSites } from '@semilla/server/kit/http/plugins/refuse-other-sites.ts';
import { readMailbox, readStoredMail } from '@semilla/server/kit/mail/mailbox.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mountSimulator } from '../simulator/mount-simulator.ts';
import { findExampleAccounts, findNamed, findOthersWithCodes } from './accounts.ts';
import { answerLocally } from './answer-locally.ts';
import { findFullProjects } from './find-full-projects.ts';
import { findNewcomers } from './find-newcomers.ts';
import { renderPreview, renderPreviews } from './previews.ts';
import { rememberLanguage } from './remember-language.ts';
import { renderDesk } from './render-desk.ts';
import { renderMail, renderMailbox } from './render-mail.ts';
import { renewCodesSource } from './renew-codes.ts';
import { serveClock } from './serve-clock.ts';
import { serveReflection } from './serve-reflection.ts';
import { serveSignIn } from './serve-sign-in.ts';

const policy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self'",
  `script-src ${renewCodesSource}`,
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');
const periodSeconds = 30;

type OfPreview = FastifyRequest<{ Params: { kind: string; index: string } }>;

function serveMails(desk: FastifyInstance): void {
  const { services } = desk;
  const { mail } = services.config;
  const folder = mail.kind === 'mailbox' ? mail.folder : undefined;

  const list = async (request: FastifyRequest) =>
    renderMailbox(folder ? await readMailbox(folder) : [], localeOfLink(request));

  desk.get('/dev/mail', (request) => list(request));
  desk.get('/dev/mail/previews', (request, reply) =>
    reply.send(renderPreviews(services, localeOfLink(request))),
  );
  desk.get('/dev/mail/previews/:kind/:index', async (request: OfPreview, reply) => {
    return renderPreview(services, localeOfLink(request), request.params) ?? reply.callNotFound();
  });
  desk.get<{ Params: { mailId: string } }>('/dev/mail/:mailId', async (request, reply) => {
    const keptMail = folder && (await readStoredMail(folder, request.params.mailId));
    return keptMail ? renderMail(keptMail, services.config, localeOfLink(request)) : reply.callNotFound();
  });
}

async function showDesk(request: FastifyRequest): Promise<string> {
  const { services } = request.server;
  const secondsLeft = periodSeconds - (Math.floor(services.deviceNow().getTime() / 1_000) % periodSeconds);
  const named = await findNamed(services);
  const telling = await findExampleAccounts(services);
  const newcomers = await findNewcomers(services);
  const others = await findOthersWithCodes(services, [...named, ...newcomers]);
  const now = services.now();
  const full = await findFullProjects(services);
  return renderDesk({ named, newcomers, telling, others, secondsLeft, now, full }, localeOfLink(request));
}

/** Mounts the development desk with mails, codes, accounts and links, so that one person can try everything. Only in the demo. */
export function mountDesk(app: FastifyInstance): void {
  const { services } = app;
  assert(services.config.demo, 'the development desk exists in the demo alone');

  mountSimulator(app);
  app.register(async (desk) => {
    answerLocally(desk);
    refuseOtherSites(desk);
    rememberLanguage(desk);
    desk.addHook('onRequest', async (_request, reply) => {
      reply
        .header('content-security-policy', policy)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8');
    });
    desk.get('/dev', (request) => showDesk(request));
    serveMails(desk);
    serveSignIn(desk);
    serveClock(desk);
    serveReflection(desk);
  });
}
