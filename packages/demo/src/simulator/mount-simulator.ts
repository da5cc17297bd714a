import { assert } from '@semilla/server/kit/errors.ts';
import { localeOfLink } from '@semilla/server/kit/http/plugins/locale.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerLocally } from '../desk/answer-locally.ts';
import { readForms } from '../desk/read-forms.ts';
import { rememberLanguage } from '../desk/remember-language.ts';
import { deliver } from './deliver.ts';
import { isTheirs } from './is-theirs.ts';
import { afterOutcome, type Choice, choice, decisionFor, eventOf, messagesOf } from './outcomes.ts';
import { renderNotice, renderSession } from './page.ts';
import { serveProtocol } from './serve-protocol.ts';
import { renderOutcome, renderSessions } from './session-list.ts';
import { createSessionStore, type SimulatedSession } from './sessions.ts';
import { simulatorAccess, simulatorPath } from './simulator-access.ts';

const sessionsMax = 100;
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'";

type OfSession = FastifyRequest<{ Params: { id: string }; Body: URLSearchParams }>;
type OfList = FastifyRequest<{ Querystring: Record<string, unknown> }>;

/** Customers return to the page they came from. Other users stay in the simulator. */
async function returnUrl(request: FastifyRequest, session: SimulatedSession): Promise<string> {
  return (await isTheirs(request, session)) ? (session.callback ?? '/user/profile') : simulatorPath;
}

async function redirectUrl(
  request: FastifyRequest,
  session: SimulatedSession,
  chosen: Choice,
): Promise<string> {
  const back = await returnUrl(request, session);
  if (back !== simulatorPath) return back;
  const { delaySeconds, wrongSignature } = chosen;
  const query = new URLSearchParams({ told: session.id });
  if (delaySeconds) query.set('late', String(delaySeconds));
  if (wrongSignature) query.set('unsigned', wrongSignature);
  return `${back}?${query}`;
}

/** Mounts a simulated identity provider that uses the real protocol over HTTP in the same process. Only in the demo. */
export function mountSimulator(app: FastifyInstance): void {
  const { config, keys, web, files, now } = app.services;
  assert(config.demo, 'the identity simulator exists in the demo alone');
  const store = createSessionStore(files);
  const access = () => simulatorAccess(keys, web);
  const delivery = { web, access, log: app.log };

  async function show(request: OfSession, reply: FastifyReply): Promise<string> {
    const locale = localeOfLink(request);
    const session = await store.find(request.params.id);
    if (!session) {
      reply.status(404);
      return renderNotice('notFound', locale, '/dev');
    }
    const back = await returnUrl(request, session);
    if (session.stage === 'decided') return renderNotice('decided', locale, back);
    if (session.stage === 'created') {
      await store.keep({ ...session, stage: 'started' });
      await deliver(delivery, [eventOf(session, 'started')]);
    }
    return renderSession(session, locale, { goesBack: back !== simulatorPath });
  }

  async function decide(request: OfSession, reply: FastifyReply): Promise<FastifyReply> {
    const locale = localeOfLink(request);
    const session = await store.find(request.params.id);
    if (!session) return reply.status(404).send(renderNotice('notFound', locale, '/dev'));
    if (session.stage === 'decided') {
      return reply.status(409).send(renderNotice('decided', locale, await returnUrl(request, session)));
    }
    const parsed = choice.safeParse(Object.fromEntries(request.body ?? []));
    if (!parsed.success) {
      return reply
        .status(400)
        .send(renderNotice('invalid', locale, `${simulatorPath}/sessions/${session.id}`));
    }
    const decision = decisionFor(session, parsed.data, now());
    await store.keep(afterOutcome(session, parsed.data.outcome, decision));
    const { wrongSignature, delaySeconds } = parsed.data;
    const sendMessages = () =>
      deliver(delivery, messagesOf(session, parsed.data, decision), {
        isSignedWrongly: wrongSignature === 'on',
      });
    if (delaySeconds) setTimeout(sendMessages, delaySeconds * 1_000).unref();
    else await sendMessages();
    return reply.redirect(await redirectUrl(request, session, parsed.data), 303);
  }

  async function list(request: OfList): Promise<string> {
    const { told, late, unsigned } = request.query;
    const session = typeof told === 'string' ? await store.find(told) : undefined;
    const locale = localeOfLink(request);
    const notice =
      session && renderOutcome(session, locale, { late: Number(late) || 0, isUnsigned: !!unsigned });
    return renderSessions(await store.newest(sessionsMax), locale, notice);
  }

  app.register(async (scope) => serveProtocol(scope, { store, access, publicUrl: config.publicUrl, now }));
  app.register(async (scope) => {
    answerLocally(scope);
    readForms(scope);
    rememberLanguage(scope);
    scope.addHook('onRequest', async (_request, reply) => {
      reply
        .header('content-security-policy', policy)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8');
    });
    scope.get(simulatorPath, (request: OfList) => list(request));
    scope.get(`${simulatorPath}/sessions/:id`, show as never);
    scope.post(`${simulatorPath}/sessions/:id`, decide as never);
  });
}
