import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';

/** The path alone, and without the secret that stands in a signed address. */
function loggablePath(url: string): string {
  return (url.split('?')[0] ?? '').replace(/(\/v1\/documents\/signed\/).+/, '$1[redacted]');
}

/** JSON lines on standard output. Bodies, queries, cookies and tokens never get there. */
export function loggerOptions(config: Pick<Config, 'logLevel'>): FastifyServerOptions['logger'] {
  return {
    level: config.logLevel,
    redact: {
      paths: [
        '*.password',
        '*.code',
        '*.recoveryCode',
        '*.token',
        '*.secret',
        '*.cookie',
        '*.authorization',
        '*.account',
      ],
      censor: '[redacted]',
    },
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: loggablePath(request.url),
        address: request.ip,
        userId: request.caller?.userId,
      }),
    },
  };
}
