import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A TCP proxy that simulates a bad network. */
export interface TcpProxy {
  /** The address of the target through the proxy. */
  url: string;
  /** Accepts connections and data, but forwards nothing until `thaw`. */
  freeze(): void;
  thaw(): void;
  /** Delays each piece of data by this time. */
  delay(ms: number): void;
  /** Breaks all connections; new ones are accepted. */
  cut(): void;
  close(): Promise<void>;
}

/** Starts a proxy on a free local port in front of the server at `target`. */
export async function startTcpProxy(target: string): Promise<TcpProxy> {
  const { hostname, port, protocol } = new URL(target);
  const sockets = new Set<Socket>();
  let frozen: PromiseWithResolvers<void> | undefined;
  let delayMs = 0;

  function follow(socket: Socket): Socket {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => sockets.delete(socket));
    return socket;
  }

  /** Sends one piece after the other, so that a delay does not change their order. */
  function pass(from: Socket, to: Socket): void {
    let earlier = Promise.resolve();
    const inTurn = (act: () => void) => {
      const before = earlier;
      earlier = (async () => {
        await before;
        if (delayMs) await pause(delayMs);
        await frozen?.promise;
        act();
      })();
    };
    from.on('data', (chunk) => inTurn(() => to.writable && to.write(chunk)));
    from.once('end', () => inTurn(() => to.end()));
    from.once('close', () => inTurn(() => to.destroy()));
  }

  const server = createServer({ allowHalfOpen: true }, (client) => {
    const upstream = follow(connect({ port: Number(port), host: hostname, allowHalfOpen: true }));
    pass(follow(client), upstream);
    pass(upstream, client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);

  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const thaw = () => {
    frozen?.resolve();
    frozen = undefined;
  };
  return {
    url: protocol === 'http:' ? url.origin : url.href,
    freeze() {
      frozen ??= Promise.withResolvers();
    },
    thaw,
    delay(ms) {
      delayMs = ms;
    },
    cut,
    async close() {
      thaw();
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
