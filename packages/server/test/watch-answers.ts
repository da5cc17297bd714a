import { describeApi } from '@semilla/contract/openapi';
import type { FastifyInstance } from 'fastify';

interface Described {
  responses: Record<string, { description: string }>;
}

const { paths } = describeApi({
  title: 'Semilla',
  url: 'http://localhost',
  cookieName: 'semilla-session',
}) as {
  paths: Record<string, Record<string, Described>>;
};

const patterns = Object.entries(paths)
  // Sorts a fixed word before a parameter in the same position.
  .toSorted(([one], [other]) => (one.replaceAll('{', '~') < other.replaceAll('{', '~') ? -1 : 1))
  .map(([path, methods]) => ({ pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`), methods }));

function describedFor(method: string, url: string): Described | undefined {
  const path = url.replace(/^https?:\/\/[^/]+/, '').split('?', 1)[0] ?? '';
  return patterns.find(({ pattern }) => pattern.test(path))?.methods[method.toLowerCase()];
}

function isDescribed({ responses }: Described, status: number, body: string): boolean {
  const { description } = responses[status] ?? {};
  if (description === undefined || status < 400) return description !== undefined;
  return description.split(', ').includes(JSON.parse(body).code);
}

/** Watches the answers of an app. The returned function lists answers that the API description does not contain. */
export function watchAnswers(app: FastifyInstance): () => string[] {
  const undescribed = new Set<string>();
  const inject = app.inject.bind(app) as (options: unknown) => ReturnType<FastifyInstance['inject']>;
  app.inject = (async (options: string | { method?: string; url?: unknown }) => {
    const answer = await inject(options);
    const { method = 'GET', url } = typeof options === 'string' ? { url: options } : options;
    const described = typeof url === 'string' ? describedFor(method, url) : undefined;
    if (described && !isDescribed(described, answer.statusCode, answer.body)) {
      undescribed.add(
        `${method} ${url} answered ${answer.statusCode} ${answer.statusCode >= 400 ? answer.json().code : ''}`,
      );
    }
    return answer;
  }) as FastifyInstance['inject'];
  return () => [...undescribed];
}
