import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

type Query = (config: string | { text: string }, ...rest: unknown[]) => unknown;

// Whether a statement is the check that the database accepts writes, which any new connection may trigger.
const isOfConnection = (text: string) => text.includes('"isReadOnly"');
// News of changes leave after the commit, together with those of other requests, in the context of any of them.
const isNews = (text: string) => /^\s*select pg_notify\(/.test(text);

/** The statements that a request sends to PostgreSQL, in order, without those of jobs that run at the same time. */
export async function statementsOf<T>(
  request: () => Promise<T>,
): Promise<{ answer: T; statements: string[] }> {
  const ofRequest = new AsyncLocalStorage<string[]>();
  const statements: string[] = [];
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  prototype.query = function noted(this: pg.Client, config, ...rest) {
    const text = typeof config === 'string' ? config : config.text;
    if (!isOfConnection(text) && !isNews(text)) ofRequest.getStore()?.push(text);
    return query.call(this, config, ...rest);
  };
  try {
    return { answer: await ofRequest.run(statements, request), statements };
  } finally {
    prototype.query = query;
  }
}
