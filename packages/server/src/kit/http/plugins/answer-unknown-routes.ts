import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../errors.ts';
import { sendProblem } from './problems.ts';

/** The methods that an API path supports; empty for an unknown path. */
function collectMethods(app: FastifyInstance): (path: string) => string[] {
  const byPath = new Map<string, { pattern: RegExp; methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    if (!url.startsWith('/v1/')) return;
    const pattern = new RegExp(`^${url.replace(/:\w+/g, '[^/]+')}/?$`);
    const known = byPath.get(url) ?? { pattern, methods: new Set() };
    for (const each of [method].flat()) known.methods.add(each);
    byPath.set(url, known);
  });
  return (path) => {
    const matching = [...byPath.values()].filter(({ pattern }) => pattern.test(path));
    return [...new Set(matching.flatMap(({ methods }) => [...methods]))].toSorted();
  };
}

/** Answers 404 for an unknown path, and 405 with `Allow` for a known path with another method. */
export function answerUnknownRoutes(app: FastifyInstance): void {
  const methodsOf = collectMethods(app);
  app.setNotFoundHandler((request, reply) => {
    const methods = methodsOf(request.url.split('?', 1)[0] ?? '');
    if (!methods.length || methods.includes(request.method))
      return sendProblem(request, reply, new ApiError('request.not_found'));
    const allowed = methods.join(', ');
    reply.header('allow', allowed);
    const params = { method: request.method, methods: allowed };
    return sendProblem(request, reply, new ApiError('request.method_not_allowed', { params }));
  });
}
