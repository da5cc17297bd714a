import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import pg from 'pg';
import {
  admission,
  errorFrame,
  type Frame,
  frameOf,
  frameReader,
  nameInBind,
  nameInParse,
  renameBind,
  renameParse,
  settingsIn,
} from './frames.ts';

/** A connection to the database. A client uses it for one transaction at a time. */
interface Server {
  stream: Duplex;
  user: Client | undefined;
  lastUser: Client | undefined;
  /** The prepared statements, by the names that the pooler gave them. */
  prepared: Set<string>;
  /** Statements being prepared, and whether their client waits for the answer. */
  preparing: { name: string; isForClient: boolean }[];
  /** How many Query or Sync messages the server has not answered yet. */
  open: number;
}

interface Client {
  id: number;
  socket: Socket;
  server: Server | undefined;
  waiting: Frame[];
  /** The messages that prepared its statements, by name. */
  statements: Map<string, Frame>;
}

const refusedSettings = [
  'statement_timeout',
  'lock_timeout',
  'idle_in_transaction_session_timeout',
  'options',
];
const rollback = frameOf('Q', Buffer.from('rollback\0'));
const fullName = ({ id }: Client, name: string) => `${id} ${name}`;

function admit({ socket }: Client, frame: Frame): void {
  const refused = refusedSettings.find((name) => settingsIn(frame).has(name));
  if (refused) socket.end(errorFrame('08P01', `unsupported startup parameter: ${refused}`));
  else socket.write(admission);
}

/** Distributes the clients' transactions over a few servers; a client gets another server than last time if possible. */
class Pooler {
  readonly counts = { changes: 0, preparedAgain: 0 };
  private readonly free: Server[] = [];
  private readonly queue: Client[] = [];

  addServer(server: Server): void {
    this.free.push(server);
  }

  /** Handles a message of a client. */
  take(client: Client, frame: Frame): void {
    if (frame.letter === '') admit(client, frame);
    else if (frame.letter === 'X') client.socket.end();
    else if (client.server) this.send(client.server, client, frame);
    else {
      client.waiting.push(frame);
      if (client.waiting.length === 1) this.queue.push(client);
      this.assign();
    }
  }

  /** Handles a message of a server. */
  answer(server: Server, { letter, bytes }: Frame): void {
    const prepared = letter === '1' ? server.preparing.shift() : undefined;
    if (prepared?.isForClient !== false) server.user?.socket.write(bytes);
    if (letter !== 'Z') return;
    // After an error the server skipped the remaining messages.
    for (const { name } of server.preparing.splice(0)) server.prepared.delete(name);
    server.open -= 1;
    if (server.open === 0 && String.fromCharCode(bytes[5] ?? 0) === 'I') this.release(server);
  }

  forget(client: Client): void {
    const place = this.queue.indexOf(client);
    if (place >= 0) this.queue.splice(place, 1);
    // Rolls back what the client left open.
    if (client.server) this.send(client.server, client, { letter: 'Q', bytes: rollback });
  }

  private send(server: Server, client: Client, frame: Frame): void {
    if (frame.letter === 'Q' || frame.letter === 'S') server.open += 1;
    const name =
      frame.letter === 'P' ? nameInParse(frame) : frame.letter === 'B' ? nameInBind(frame) : undefined;
    if (name && frame.letter === 'P') {
      client.statements.set(name, frame);
      this.prepare(server, client, name, true);
      return;
    }
    if (frame.letter === 'P') server.preparing.push({ name: '', isForClient: true });
    if (name && !server.prepared.has(fullName(client, name))) {
      this.counts.preparedAgain += 1;
      this.prepare(server, client, name, false);
    }
    server.stream.write(name ? renameBind(frame, fullName(client, name)) : frame.bytes);
  }

  private prepare(server: Server, client: Client, name: string, isForClient: boolean): void {
    const statement = client.statements.get(name);
    if (!statement) throw new Error(`the statement ${name} was never prepared`);
    server.prepared.add(fullName(client, name));
    server.preparing.push({ name: fullName(client, name), isForClient });
    server.stream.write(renameParse(statement, fullName(client, name)));
  }

  private assign(): void {
    while (this.queue.length && this.free.length) {
      const client = this.queue.shift() as Client;
      const another = this.free.findIndex(({ lastUser }) => lastUser !== client);
      const [server] = this.free.splice(Math.max(another, 0), 1) as [Server];
      if (server.lastUser !== client) this.counts.changes += 1;
      Object.assign(server, { user: client, lastUser: client });
      client.server = server;
      for (const frame of client.waiting.splice(0)) this.send(server, client, frame);
    }
  }

  private release(server: Server): void {
    if (server.user) server.user.server = undefined;
    server.user = undefined;
    this.free.push(server);
    this.assign();
  }
}

async function connectServer(url: string, pooler: Pooler): Promise<Server> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  const { stream } = client.connection;
  stream.removeAllListeners('data');
  const server: Server = {
    stream,
    user: undefined,
    lastUser: undefined,
    prepared: new Set(),
    preparing: [],
    open: 0,
  };
  const read = frameReader(false);
  stream.on('data', (chunk: Buffer) => {
    for (const frame of read(chunk)) pooler.answer(server, frame);
  });
  pooler.addServer(server);
  return server;
}

/**
 * Gives each transaction another connection to the database, like PgBouncer in transaction mode: a client cannot
 * leave state on a connection. Named statements are prepared again if they are missing, as in PgBouncer from 1.21 on.
 */
export async function startPooler(targetUrl: string, connections: number) {
  const pooler = new Pooler();
  const servers = await Promise.all(
    Array.from({ length: connections }, () => connectServer(targetUrl, pooler)),
  );
  const sockets = new Set<Socket>();
  let clients = 0;
  const listener = createServer({ noDelay: true }, (socket) => {
    clients += 1;
    const client: Client = { id: clients, socket, server: undefined, waiting: [], statements: new Map() };
    sockets.add(socket);
    const read = frameReader(true);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      sockets.delete(socket);
      pooler.forget(client);
    });
    socket.on('data', (chunk: Buffer) => {
      for (const frame of read(chunk)) pooler.take(client, frame);
    });
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const url = new URL(targetUrl);
  url.hostname = '127.0.0.1';
  url.port = String((listener.address() as AddressInfo).port);
  return {
    url: url.href,
    counts: pooler.counts,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => listener.close(resolve));
      for (const { stream } of servers) stream.destroy();
    },
  };
}
