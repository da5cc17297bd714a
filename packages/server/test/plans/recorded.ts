import pg from 'pg';

export interface Statement {
  text: string;
  values: unknown[];
}

type Query = (config: string | { text: string; values?: unknown[] }, ...rest: unknown[]) => unknown;

/** Records every query that this process sends to PostgreSQL while `act` runs. */
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
    // Sealing runs by itself, beside the requests.
    const isOfRequest = /^\s*(select|with)/i.test(text) && !/"seals"/.test(text);
    if (isOfRequest) statements.push({ text, values: parameters ?? [] });
    return original.call(this, config, ...rest);
  };
  try {
    await act();
  } finally {
    prototype.query = original;
  }
  return statements;
}
