import {
  Agent,
  request as ask,
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';

/** What concerns one connection alone, and what a proxy says itself instead of adding to what a client sent. */
const notHandedOn = new Set(['connection', 'keep-alive', 'x-forwarded-for', 'x-forwarded-proto']);

function handedOn({ rawHeaders }: IncomingMessage): string[] {
  return rawHeaders.filter(
    (_, index) => !notHandedOn.has(rawHeaders[index - (index % 2)]?.toLowerCase() ?? ''),
  );
}

function pass(port: number, agent: Agent, request: IncomingMessage, response: ServerResponse): void {
  const { method, url: path, socket } = request;
  const headers = [
    ...handedOn(request),
    'X-Forwarded-For',
    socket.remoteAddress ?? '',
    'X-Forwarded-Proto',
    'http',
  ];
  const asked = ask({ host: '127.0.0.1', port, agent, method, path, headers });
  asked.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.statusMessage, handedOn(answer));
    answer.on('error', () => response.destroy());
    answer.pipe(response);
  });
  asked.on('error', () => {
    if (response.headersSent) return void response.destroy();
    response.writeHead(502).end();
  });
  response.on('close', () => void (response.writableFinished || asked.destroy()));
  request.pipe(asked);
}

/** A proxy that gives each request to the next of several processes, so that none sees two in a row of the same client. */
export function roundRobin(ports: readonly number[]): Server {
  const agent = new Agent({ keepAlive: true });
  let count = 0;
  const server = createServer((request, response) => {
    const port = ports[count % ports.length];
    count += 1;
    pass(port as number, agent, request, response);
  });
  server.on('close', () => agent.destroy());
  return server;
}
