import { describeApi } from '@semilla/contract/openapi';
import type { FastifyInstance } from 'fastify';
import { renderDocs } from './render-docs.ts';

const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * Serves the description of the API, which follows from the contract: `/v1/openapi.json` for programs, `/v1/docs` for
 * people.
 */
export async function registerApiDescription(app: FastifyInstance): Promise<void> {
  const { brandName } = app.services.config;
  const description = describeApi(`${brandName} API`);
  const page = renderDocs(description as never, brandName);
  app.get('/v1/openapi.json', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(description),
  );
  app.get('/v1/docs', async (_request, reply) =>
    reply
      .header('content-security-policy', pagePolicy)
      .header('cache-control', 'public, max-age=300')
      .type('text/html; charset=utf-8')
      .send(page),
  );
}
