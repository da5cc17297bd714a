import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from '../../config.ts';

/** The path alone, and without the secret that stands in a signed address. */
function loggablePath(url: string): string {
  return (url.split('?')[0] ?? '').replace(/(\/v1\/documents\/signed\/).+/, '$1[redacted]');
}

interface LoggedError extends Error {
  code?: string;
}

interface Loggable {
  type: string;
  message: string;
  stack: string;
  [more: string]: unknown;
}

// The query builder's errors say what a query was given after what it was.
const withoutParams = (message: string) =>
  message.startsWith('Failed query: ') ? message.slice(0, message.lastIndexOf('\nparams: ')) : message;

/** An error as it may stand in a log: without what a query was given, or what the database tells of a row. */
export function loggableError(error: LoggedError): Loggable {
  const { name = typeof error, message = String(error), stack = '', code, cause } = error;
  const safeMessage = withoutParams(message);
  return {
    type: name,
    message: safeMessage,
    ...(code && { reason: code }),
    stack: stack.replace(message, () => safeMessage),
    ...(cause instanceof Error && { cause: loggableError(cause) }),
  };
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
      err: loggableError,
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: loggablePath(request.url),
        address: request.ip,
        userId: request.caller?.userId,
      }),
    },
  };
}
