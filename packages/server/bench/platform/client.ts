import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Asked {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: unknown;
}

export type Ask = (path: string, asked?: Asked) => Promise<Answer>;

/** A client of one server that keeps its connections, and costs as little of the machine as possible. */
export function clientOf(url: string, connections: number): Ask {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return (path, { method = 'GET', headers, body } = {}) =>
    new Promise((resolve, reject) => {
      const payload = body === undefined ? undefined : JSON.stringify(body);
      const own = payload && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(payload),
      };
      const sent = request(`${url}${path}`, { agent, method, headers: { ...own, ...headers } }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
        );
      });
      sent.on('error', reject);
      sent.end(payload);
    });
}
