import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { proposals } from '../../../schema/proposals.ts';
import { failedItems } from '../../jobs/each-alone.ts';
import { hashToken } from '../../keys.ts';
import { lastValue } from './last-value.ts';

/** Whether a request carries the configured token; always false if none is configured. */
function isAllowed({ headers, server }: FastifyRequest): boolean {
  const { metricsToken } = server.services.config;
  const given = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
  return (
    metricsToken !== undefined && given !== undefined && hashToken(given).equals(hashToken(metricsToken))
  );
}

export interface Metrics {
  /** The other parts of the server add their own metrics to this registry. */
  registry: Registry;
  pageAnswers: Counter<'cache'>;
  /** Counts a cached page served before Fastify saw the request. */
  countHit(answered: { method: string; status: number; seconds: number }): void;
}

/** Serves Prometheus metrics at `/metrics` to requests with the token; others get a 404. */
export function registerMetrics(app: FastifyInstance): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  const pageAnswers = new Counter({
    name: 'page_answers_total',
    help: 'Pages answered, by whether they were ready.',
    labelNames: ['cache'],
    registers: [registry],
  });
  const unheardChanges = new Counter({
    name: 'page_changes_unheard_total',
    help: 'Changes answered although some process had not yet said that it dropped the pages they make old.',
    registers: [registry],
  });
  const countProposals = lastValue(() =>
    app.services.database.db.$count(proposals, eq(proposals.status, 'pending')),
  );
  const proposalsWaiting = new Gauge({
    name: 'proposals_waiting',
    help: 'Acts of staff that wait for a second person.',
    registers: [],
    async collect() {
      this.set(await countProposals());
    },
  });
  registry.registerMetric(proposalsWaiting);
  registry.registerMetric(failedItems);
  app.services.pages.onUnheard((change) => {
    unheardChanges.inc();
    app.log.warn(
      change,
      'a change was answered before every process had heard of it: some may show old pages',
    );
  });
  app.addHook('onResponse', async (request, reply) => {
    // An event stream ends after hours, but it is not a slow request.
    if (request.routeOptions.config.endpoint?.answerKind === 'events') return;
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
    };
    durations.observe(labels, reply.elapsedTime / 1_000);
  });
  // The garbage-collection metric cannot be stopped. It references the registry, whose gauges reference the whole app.
  app.addHook('onClose', async () => registry.clear());
  app.get('/metrics', async (request, reply) => {
    if (!isAllowed(request)) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return {
    registry,
    pageAnswers,
    countHit({ method, status, seconds }) {
      pageAnswers.inc({ cache: 'hit' });
      durations.observe({ method, route: '/*', status }, seconds);
    },
  };
}
