import {
  Agent,
  request as ask,
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';

/** Headers of a single connection, and headers that the proxy replaces instead of extending the client's values. */
const excludedHeaders = new Set(['connection', 'keep-alive', 'x-forwarded-for', 'x-forwarded-proto']);

function forwardedHeaders({ rawHeaders }: IncomingMessage): string[] {
  return rawHeaders.filter(
    (_, index) => !excludedHeaders.has(rawHeaders[index - (index % 2)]?.toLowerCase() ?? ''),
  );
}

function forward(port: number, agent: Agent, request: IncomingMessage, response: ServerResponse): void {
  const { method, url: path, socket } = request;
  const headers = [
    ...forwardedHeaders(request),
    'X-Forwarded-For',
    socket.remoteAddress ?? '',
    'X-Forwarded-Proto',
    'http',
  ];
  const upstream = ask({ host: '127.0.0.1', port, agent, method, path, headers });
  upstream.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.statusMessage, forwardedHeaders(answer));
    answer.on('error', () => response.destroy());
    answer.pipe(response);
  });
  upstream.on('error', () => {
    if (response.headersSent) return void response.destroy();
    response.writeHead(502).end();
  });
  response.on('close', () => void (response.writableFinished || upstream.destroy()));
  request.pipe(upstream);
}

/**
 * A proxy that gives each request to the next process, so that consecutive requests of a client reach different ones.
 */
export function roundRobin(ports: readonly number[]): Server {
  const agent = new Agent({ keepAlive: true });
  let count = 0;
  const server = createServer((request, response) => {
    const port = ports[count % ports.length];
    count += 1;
    forward(port as number, agent, request, response);
  });
  server.on('close', () => agent.destroy());
  return server;
}
