import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import { fileSizeBytesMax } from '@semilla/contract';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { registerAccountDomain } from './account/index.ts';
import { registerAudit } from './audit/routes.ts';
import { registerAuthDomain } from './auth/index.ts';
import type { Config } from './config.ts';
import { newId } from './database/ids.ts';
import { registerApiDescription } from './description/index.ts';
import { ApiError } from './errors.ts';
import { withinProcess } from './host/inject-fetch.ts';
import { registerMiscDomain } from './misc/index.ts';
import { registerOverview } from './overview/index.ts';
import { ownUrl } from './own-url.ts';
import { registerPaymentDomain } from './payment/index.ts';
import { answerBadAddresses } from './plugins/bad-addresses.ts';
import { recogniseCallers } from './plugins/callers.ts';
import { registerHealth } from './plugins/health.ts';
import { loggerOptions } from './plugins/logging.ts';
import { registerMetrics } from './plugins/metrics.ts';
import { keepAnswersPrivate } from './plugins/not-cached.ts';
import { answerProblems, sendProblem } from './plugins/problems.ts';
import { sendRequestIds } from './plugins/request-ids.ts';
import { refuseOtherSites } from './plugins/same-origin.ts';
import { sendSecurityHeaders } from './plugins/security-headers.ts';
import { trustedProxies } from './plugins/trust-proxy.ts';
import { validateByContract } from './plugins/validation.ts';
import { registerProjectDomain } from './project/index.ts';
import { registerPromotionDomain } from './promotion/index.ts';
import { createServices, type GivenServices, startServices, stopServices } from './services.ts';
import { registerSupportDomain } from './support/index.ts';
import { registerWalletDomain } from './wallet/index.ts';

const jsonBytesMax = 256 * 1024;
const closeGraceMs = 10_000;

function serverOptions(config: Config): FastifyServerOptions {
  return {
    logger: loggerOptions(config),
    genReqId: () => newId(),
    trustProxy: trustedProxies(config),
    bodyLimit: jsonBytesMax,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    requestTimeout: 60_000,
    // A first start fills a whole database, on whatever machine.
    pluginTimeout: 120_000,
    // A connection that is open but idle would keep a stopping process waiting.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: answerBadAddresses(config),
  };
}

async function registerApi(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    max: app.services.config.requestsPerMinuteMax,
    timeWindow: 60_000,
    // Pages that the platform renders for itself are not somebody's calls.
    allowList: (request) => request.socket.remoteAddress === withinProcess,
    errorResponseBuilder: (_request, { ttl }) =>
      new ApiError('request.too_many', { retryAfterSeconds: Math.ceil(ttl / 1_000) }),
  });
  keepAnswersPrivate(app);
  recogniseCallers(app);
  refuseOtherSites(app);

  await app.register(registerAccountDomain);
  await app.register(registerAuthDomain);
  await app.register(registerMiscDomain);
  await app.register(registerPaymentDomain);
  await app.register(registerPromotionDomain);
  await app.register(registerProjectDomain);
  await app.register(registerWalletDomain);
  await app.register(registerSupportDomain);
  await app.register(registerAudit);
  await app.register(registerOverview);
  await app.register(registerApiDescription);
}

/** Builds the API without listening: what tests call, and what the host mounts the two frontends on. */
export async function buildApp(config: Config, given: GivenServices = {}): Promise<FastifyInstance> {
  const app = Fastify(serverOptions(config));
  const web = { fetch, ownUrl: () => ownUrl(app.server) };
  app.decorate('services', await createServices(config, app.log, { web, ...given }));
  app.addHook('onReady', () => startServices(app.services, app.log));
  app.addHook('onClose', () => stopServices(app.services));
  setTimeoutOnClose(app);

  validateByContract(app);
  answerProblems(app);
  sendRequestIds(app);
  sendSecurityHeaders(app);
  await app.register(cookie);
  await app.register(multipart, {
    limits: { fileSize: fileSizeBytesMax, fieldSize: jsonBytesMax },
    throwFileSizeLimit: true,
  });
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, new ApiError('request.not_found')));

  app.decorate('metrics', registerMetrics(app));
  registerHealth(app);
  await app.register(registerApi);
  return app;
}

// In-flight requests finish; one that hangs does not keep the process for ever.
function setTimeoutOnClose(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), closeGraceMs).unref();
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    metrics: ReturnType<typeof registerMetrics>;
  }
}
