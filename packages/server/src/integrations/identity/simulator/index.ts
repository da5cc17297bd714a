import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readForms } from '../../../desk/read-forms.ts';
import { assert } from '../../../errors.ts';
import { localeOfLink } from '../../../plugins/locale.ts';
import { simulatorAccess, simulatorPath } from '../index.ts';
import { serveProtocol } from './api.ts';
import { deliver } from './deliver.ts';
import { afterOutcome, choice, decisionFor, eventOf, messagesOf } from './outcomes.ts';
import { renderNotice, renderSession, renderSessions } from './page.ts';
import { createSessionStore, type SimulatedSession } from './sessions.ts';

const sessionsMax = 100;
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'";

type OfSession = FastifyRequest<{ Params: { id: string }; Body: URLSearchParams }>;

const backFrom = ({ callback }: Partial<SimulatedSession> = {}) => callback ?? '/user/profile';

/** An identity provider of our own, speaking the protocol over HTTP in the same process. Only ever in the demo. */
export function mountSimulator(app: FastifyInstance): void {
  const { config, keys, web, files, now } = app.services;
  assert(config.demo, 'the identity simulator exists in the demo alone');
  const store = createSessionStore(files);
  const access = () => simulatorAccess(keys, web);
  const way = { web, access, log: app.log };

  async function show(request: OfSession, reply: FastifyReply): Promise<string> {
    const locale = localeOfLink(request);
    const session = await store.find(request.params.id);
    if (!session) {
      reply.status(404);
      return renderNotice('notFound', locale, '/dev');
    }
    if (session.stage === 'decided') return renderNotice('decided', locale, backFrom(session));
    if (session.stage === 'created') {
      await store.keep({ ...session, stage: 'started' });
      await deliver(way, [eventOf(session, 'started')]);
    }
    return renderSession(session, locale);
  }

  async function decide(request: OfSession, reply: FastifyReply): Promise<FastifyReply> {
    const locale = localeOfLink(request);
    const session = await store.find(request.params.id);
    if (!session) return reply.status(404).send(renderNotice('notFound', locale, '/dev'));
    if (session.stage === 'decided') {
      return reply.status(409).send(renderNotice('decided', locale, backFrom(session)));
    }
    const read = choice.safeParse(Object.fromEntries(request.body ?? []));
    if (!read.success) {
      return reply
        .status(400)
        .send(renderNotice('invalid', locale, `${simulatorPath}/sessions/${session.id}`));
    }
    const decision = decisionFor(session, read.data, now());
    await store.keep(afterOutcome(session, read.data.outcome, decision));
    const { wrongSignature, delaySeconds } = read.data;
    const tell = () =>
      deliver(way, messagesOf(session, read.data, decision), { isSignedWrongly: wrongSignature === 'on' });
    if (delaySeconds) setTimeout(tell, delaySeconds * 1_000).unref();
    else await tell();
    return reply.redirect(backFrom(session), 303);
  }

  async function list(request: FastifyRequest): Promise<string> {
    return renderSessions(await store.newest(sessionsMax), localeOfLink(request));
  }

  app.register(async (scope) => serveProtocol(scope, { store, access, publicUrl: config.publicUrl, now }));
  app.register(async (scope) => {
    readForms(scope);
    scope.addHook('onRequest', async (_request, reply) => {
      reply
        .header('content-security-policy', policy)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8');
    });
    scope.get(simulatorPath, (request) => list(request));
    scope.get(`${simulatorPath}/sessions/:id`, show as never);
    scope.post(`${simulatorPath}/sessions/:id`, decide as never);
  });
}
