import { type ErrorCode, errorCatalogue, type FieldError, type Problem } from '@semilla/contract';
import { type Locale, type MessageKey, translate } from '@semilla/i18n';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { EditedMeanwhile } from '../../database/versions.ts';
import { innermostMessage, isUnavailable } from '../../database/violations.ts';
import { ApiError, type ErrorParams, NotFound, Unauthenticated } from '../../errors.ts';
import { limitRepeats } from '../../limit-repeats.ts';
import { findUserById } from '../../users/queries.ts';
import { localeOf } from './locale.ts';

const titles: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

// Fastify's own errors, mapped to codes of the catalogue.
const byFrameworkCode: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'request.malformed',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request.malformed',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.malformed',
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.unsupported_type',
  FST_FILES_LIMIT: 'request.too_large',
  FST_PARTS_LIMIT: 'request.too_large',
  FST_FIELDS_LIMIT: 'request.too_large',
  FST_PROTO_VIOLATION: 'request.malformed',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'request.unsupported_type',
};

/** When clients should retry if the database is unreachable or too busy. */
export const retrySeconds = 2;

function knownError(error: FastifyError | ApiError | Error): ApiError {
  if (error instanceof ApiError) return error;
  if (isUnavailable(error))
    return new ApiError('request.unavailable', { retryAfterSeconds: retrySeconds, cause: error });
  const { code = '', statusCode = 500 } = error as FastifyError;
  const known = byFrameworkCode[code];
  if (known) return new ApiError(known);
  // Any other 4xx of Fastify or its body parsers means a malformed request.
  return new ApiError(statusCode >= 400 && statusCode < 500 ? 'request.malformed' : 'request.failed');
}

// A file that is too large or of the wrong type gets its own status.
const codeOfField: Record<string, ErrorCode> = {
  file_too_large: 'file.too_large',
  file_type: 'file.type_not_allowed',
};

function withFileStatus(error: ApiError): Pick<ApiError, 'code' | 'params'> {
  const field = error.code === 'request.invalid' && error.fields.find(({ code }) => codeOfField[code]);
  const code = field && codeOfField[field.code];
  return code ? { code, params: field.params } : error;
}

// Programs write amounts and percentages differently than people, so the messages for the API describe the wire format.
const onTheWire: Record<string, MessageKey> = {
  money: 'validation.wire.money',
  percent: 'validation.wire.percent',
};

function wordsFor(field: FieldError, locale: Locale): string {
  const key = field.code in errorCatalogue ? `errors.${field.code}` : `validation.${field.code}`;
  return translate(locale, onTheWire[field.code] ?? key, field.params);
}

/** The placeholders of an error's message in a language. */
export function inLanguage(params: ErrorParams, locale: Locale): Record<string, string | number> {
  const filled = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'object' ? translate(locale, value.key) : value,
  ]);
  return Object.fromEntries(filled);
}

interface ProblemContext {
  locale: Locale;
  requestId: string;
  publicUrl: string;
}

function problemFor(error: ApiError, { locale, requestId, publicUrl }: ProblemContext): Problem {
  const { code, params: given } = withFileStatus(error);
  const status = errorCatalogue[code];
  const params = { seconds: error.retryAfterSeconds ?? 0, ...inLanguage(given, locale) };
  return {
    type: `${publicUrl}/v1/docs/errors/${code}`,
    title: titles[status] ?? 'Error',
    status,
    detail: translate(locale, `errors.${code}`, params),
    code,
    ...(error.fields.length && {
      errors: error.fields.map((field) => ({
        path: field.path,
        code: field.code,
        message: wordsFor(field, locale),
      })),
    }),
    requestId,
    ...(error instanceof EditedMeanwhile && error.states),
  };
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, error: ApiError): FastifyReply {
  const { publicUrl } = request.server.services.config;
  const problem = problemFor(error, { locale: localeOf(request), requestId: request.id, publicUrl });
  const isBusy = problem.status === 503;
  const retryAfterSeconds = error.retryAfterSeconds ?? (isBusy ? retrySeconds : undefined);
  if (retryAfterSeconds) reply.header('retry-after', String(retryAfterSeconds));
  return reply
    .status(problem.status)
    .header('content-language', localeOf(request))
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(problem);
}

/** Whether the account was closed during the request: the caller is then signed out, instead of getting "not found". */
async function isClosedMeanwhile({ caller, server }: FastifyRequest, error: ApiError): Promise<boolean> {
  if (!(error instanceof NotFound) || !caller?.userId) return false;
  try {
    const { deletedAt } = await findUserById(server.services.database.db, caller.userId);
    return deletedAt !== null;
  } catch {
    // If the database is unreachable, the answer stays as it is.
    return false;
  }
}

/**
 * Answers every error with a problem document; an unexpected error is logged, and its answer contains only the request
 * id.
 */
export function answerProblems(app: FastifyInstance): void {
  const isToBeLogged = limitRepeats((event, times) => app.log.warn({ event, times }, 'repeated errors'));
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const known = knownError(error);
    if (await isClosedMeanwhile(request, known)) return sendProblem(request, reply, new Unauthenticated());
    // Logged without the stack, because an unreachable database fails every request in the same way.
    const reason = innermostMessage(known.code === 'request.unavailable' ? known.cause : error);
    if (known.status >= 500 && isToBeLogged(`${known.code}: ${reason}`)) {
      if (known.code === 'request.unavailable') request.log.warn({ reason }, 'request refused: unavailable');
      else request.log.error({ err: error }, 'request failed');
    }
    return sendProblem(request, reply, known);
  });
}
