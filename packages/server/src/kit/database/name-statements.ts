import type pg from 'pg';

const usesMin = 20;
/** Limited, because each connection keeps a plan per named statement in memory. */
const namedMax = 60;
const countedMax = 1_000;

/** Names the statements this process runs most, because PostgreSQL plans a named statement only once per connection. */
export function createStatementNames() {
  const uses = new Map<string, number>();
  const names = new Map<string, string>();
  return (text: string): string | undefined => {
    const name = names.get(text);
    if (name || names.size === namedMax) return name;
    const count = (uses.get(text) ?? 0) + 1;
    if (count === usesMin) {
      names.set(text, `semilla_${names.size}`);
      uses.delete(text);
    } else if (count > 1 || uses.size < countedMax) uses.set(text, count);
    return names.get(text);
  };
}

type Query = (this: pg.PoolClient, config: pg.QueryConfig, ...more: unknown[]) => unknown;

/** Names only queries with parameters: a query without them may contain several statements. */
export function nameStatements(client: pg.PoolClient, nameOf: (text: string) => string | undefined): void {
  client.query = ((config: pg.QueryConfig, ...more: unknown[]) => {
    const isPlain = typeof config === 'object' && typeof config.text === 'string' && !config.name;
    const values = isPlain && (config.values ?? more.find(Array.isArray));
    const name = values && nameOf(config.text);
    const { query } = Object.getPrototypeOf(client) as { query: Query };
    return query.call(client, name ? { ...config, name } : config, ...more);
  }) as typeof client.query;
}
