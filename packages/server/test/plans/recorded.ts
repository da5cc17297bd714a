import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

export interface Statement {
  text: string;
  values: unknown[];
}

type Query = (config: string | { text: string; values?: unknown[] }, ...rest: unknown[]) => unknown;

const recording = new AsyncLocalStorage<boolean>();

/** Records the queries that `act` sends to PostgreSQL, without those of jobs that run meanwhile. */
export async function recorded(act: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const original = prototype.query;
  prototype.query = function noted(this: pg.Client, config, ...rest) {
    const text = typeof config === 'string' ? config : config.text;
    const parameters = Array.isArray(rest[0])
      ? rest[0]
      : typeof config === 'object'
        ? config.values
        : undefined;
    if (recording.getStore() && /^\s*(select|with)/i.test(text))
      statements.push({ text, values: parameters ?? [] });
    return original.call(this, config, ...rest);
  };
  try {
    await recording.run(true, act);
  } finally {
    prototype.query = original;
  }
  return statements;
}
