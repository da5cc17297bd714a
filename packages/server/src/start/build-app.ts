import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import { fileSizeBytesMax } from '@semilla/contract';
import Fastify, { type FastifyInstance, type FastifyRequest, type FastifyServerOptions } from 'fastify';
import { registerAccountDomain } from '../account/register-account-domain.ts';
import { registerApprovals } from '../approvals/register-approvals.ts';
import { registerAudit } from '../audit/routes.ts';
import { registerAuthDomain } from '../auth/register-auth-domain.ts';
import { findCaller } from '../auth/sessions/find-caller.ts';
import { keepFactorsFresh } from '../auth/sessions/keep-factor-fresh.ts';
import { withinProcess } from '../host/inject-fetch.ts';
import type { Config } from '../kit/config.ts';
import { ApiError } from '../kit/errors.ts';
import { answerBadAddresses } from '../kit/http/plugins/answer-bad-addresses.ts';
import { answerUnknownRoutes } from '../kit/http/plugins/answer-unknown-routes.ts';
import { compressAnswers } from '../kit/http/plugins/compress-answers.ts';
import { endConnectionsOnClose } from '../kit/http/plugins/end-connections-on-close.ts';
import { endStalledAnswers } from '../kit/http/plugins/end-stalled-answers.ts';
import { forbidCaching } from '../kit/http/plugins/forbid-caching.ts';
import { limitAtOnce } from '../kit/http/plugins/limit-at-once.ts';
import { limitHeldBytes } from '../kit/http/plugins/limit-held-bytes.ts';
import { loggerOptions } from '../kit/http/plugins/logging.ts';
import { registerMetrics } from '../kit/http/plugins/metrics.ts';
import { noteArrivals } from '../kit/http/plugins/note-arrivals.ts';
import { parseNarrowJson } from '../kit/http/plugins/parse-narrow-json.ts';
import { answerProblems } from '../kit/http/plugins/problems.ts';
import { recogniseCallers } from '../kit/http/plugins/recognise-callers.ts';
import { refuseOtherSites } from '../kit/http/plugins/refuse-other-sites.ts';
import { registerHealth } from '../kit/http/plugins/register-health.ts';
import { sendSecurityHeaders } from '../kit/http/plugins/security-headers.ts';
import { sendRequestIds } from '../kit/http/plugins/send-request-ids.ts';
import { serveSecurityText } from '../kit/http/plugins/serve-security-text.ts';
import { trustedProxies } from '../kit/http/plugins/trusted-proxies.ts';
import { validateByContract } from '../kit/http/plugins/validate-by-contract.ts';
import { registerMiscDomain } from '../misc/register-misc-domain.ts';
import { createExecutor } from '../money/engine/create-executor.ts';
import { registerMoney } from '../money/register-money.ts';
import { registerOverview } from '../overview/register-overview.ts';
import { registerPaymentDomain } from '../payment/register-payment-domain.ts';
import { registerProjectDomain } from '../project/register-project-domain.ts';
import { registerPromotionDomain } from '../promotion/register-promotion-domain.ts';
import { newId } from '../schema/columns/new-id.ts';
import { registerSupportDomain } from '../support/register-support-domain.ts';
import { registerWalletDomain } from '../wallet/register-wallet-domain.ts';
import { createServices, type GivenServices, startServices, stopServices } from './create-services.ts';
import { registerApiDescription } from './description/register-api-description.ts';
import { ownUrl } from './own-url.ts';
import { scheduleJobs } from './scheduled-jobs.ts';

const jsonBytesMax = 256 * 1024;
/** How long a client may read nothing of its answer. */
const stalledMs = 30_000;
/** A load balancer that checks every two seconds stops sending requests after the second refusal. */
const balancerMs = 5_000;

function serverOptions(config: Config): FastifyServerOptions {
  return {
    logger: loggerOptions(config),
    genReqId: () => newId(),
    trustProxy: trustedProxies(config),
    bodyLimit: jsonBytesMax,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    requestTimeout: 60_000,
    // The first start fills the database, which may take a while on a slow machine.
    pluginTimeout: 120_000,
    // Idle connections would delay a stop.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: answerBadAddresses(config),
  };
}

/** Whether the platform's own renderer makes the call; such calls are exempt from the limits for callers. */
const isOwnRenderer = (request: FastifyRequest) => request.socket.remoteAddress === withinProcess;

async function registerApi(app: FastifyInstance): Promise<void> {
  const { mostAtOnce, patienceMs } = app.services.config;
  limitAtOnce(app, mostAtOnce, patienceMs, isOwnRenderer);
  limitHeldBytes(app, app.services.config.heldBytesMax);
  await app.register(rateLimit, {
    max: app.services.config.requestsPerMinuteMax,
    timeWindow: 60_000,
    allowList: isOwnRenderer,
    errorResponseBuilder: (_request, { ttl }) =>
      new ApiError('request.too_many', { retryAfterSeconds: Math.ceil(ttl / 1_000) }),
  });
  await compressAnswers(app);
  forbidCaching(app);
  recogniseCallers(app, findCaller);
  keepFactorsFresh(app);
  refuseOtherSites(app);

  await app.register(registerAccountDomain);
  await app.register(registerAuthDomain);
  await app.register(registerMiscDomain);
  await app.register(registerPaymentDomain);
  await app.register(registerPromotionDomain);
  await app.register(registerProjectDomain);
  await app.register(registerWalletDomain);
  await app.register(registerSupportDomain);
  await app.register(registerMoney);
  await app.register(registerApprovals);
  await app.register(registerAudit);
  await app.register(registerOverview);
  await app.register(registerApiDescription);
}

/** Builds the API without listening. Tests call it directly; the host adds the two frontends to it. */
export async function buildApp(config: Config, given: GivenServices = {}): Promise<FastifyInstance> {
  const app = Fastify(serverOptions(config));
  const web = { fetch, ownUrl: () => ownUrl(app.server) };
  app.decorate('services', await createServices(config, app.log, { web, ...given }));
  app.decorate('executor', createExecutor(app.services));
  app.decorate('proposableCalls', new Map());
  app.addHook('onReady', () => startServices(app.services, app.log));
  app.addHook('onClose', () => stopServices(app.services));
  endConnectionsOnClose(app, config.trustProxy ? balancerMs : 0);
  endStalledAnswers(app, stalledMs);

  // No endpoint accepts plain text, so it is refused because of its type, not its content.
  app.removeContentTypeParser('text/plain');
  parseNarrowJson(app);
  noteArrivals(app, config.patienceMs);
  validateByContract(app);
  answerProblems(app);
  sendRequestIds(app);
  sendSecurityHeaders(app);
  await app.register(cookie);
  await app.register(multipart, {
    limits: { fileSize: fileSizeBytesMax, fieldSize: jsonBytesMax },
    throwFileSizeLimit: true,
  });
  answerUnknownRoutes(app);

  app.decorate('metrics', registerMetrics(app));
  registerHealth(app);
  serveSecurityText(app);
  await app.register(registerApi);
  app.addHook('onReady', () => scheduleJobs(app));
  return app;
}

declare module 'fastify' {
  interface FastifyInstance {
    metrics: ReturnType<typeof registerMetrics>;
  }
}
