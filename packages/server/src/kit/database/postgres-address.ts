/** The parts of a PostgreSQL address. As in libpq it may name several hosts: `postgres://user@one:5432,two:5432/semilla`. */
export interface PostgresAddress {
  /** An address for each host. */
  nodes: [string, ...string[]];
  /** All hosts, for messages. */
  hosts: string;
  database: string;
  user: string;
  password: string;
}

const parts = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^/?@]+)([/?].*)?$/;

function nodeAt(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const node = new URL(text);
  // This parameter is meant for libpq: the platform itself always looks for the node that accepts writes.
  node.searchParams.delete('target_session_attrs');
  return node;
}

/** Undefined if the text is not a PostgreSQL address. */
export function parsePostgresAddress(text: string): PostgresAddress | undefined {
  const [, start = '', hosts = '', rest = ''] = parts.exec(text) ?? [];
  const nodes = hosts.split(',').map((host) => (host ? nodeAt(`${start}${host}${rest}`) : undefined));
  const [first] = nodes;
  if (!first || nodes.includes(undefined)) return undefined;
  return {
    nodes: nodes.map((node) => node?.href) as [string, ...string[]],
    hosts,
    database: decodeURIComponent(first.pathname.slice(1)),
    user: decodeURIComponent(first.username),
    password: decodeURIComponent(first.password),
  };
}

/** Parses an address that the configuration has already checked. */
export function readPostgresAddress(text: string): PostgresAddress {
  const address = parsePostgresAddress(text);
  if (!address) throw new Error('not an address of PostgreSQL');
  return address;
}
