import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from '../../config.ts';

/** The path without the query and without the secret of a signed URL. */
function loggablePath(url: string): string {
  return (url.split('?')[0] ?? '').replace(
    /(\/v1\/(?:documents\/signed|project\/calendars)\/).+/,
    '$1[redacted]',
  );
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

// Removes the values of the query, with which the query builder's error messages end.
export const withoutParams = (message: string) =>
  message.startsWith('Failed query: ') ? message.slice(0, message.lastIndexOf('\nparams: ')) : message;

/** An error without the values of its query and without what the database says about a row. */
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

/** JSON lines on standard output. Bodies, queries, cookies and tokens are never logged. */
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
