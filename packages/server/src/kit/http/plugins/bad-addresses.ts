import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { ApiError } from '../../errors.ts';
import { sendProblem } from './problems.ts';
import { emptyPolicy, securityHeaders } from './security-headers.ts';

/** An address that no route can be looked up by, such as one with half a sign in it: no hook has seen the request. */
export function answerBadAddresses({ publicUrl }: Pick<Config, 'publicUrl'>) {
  const headers = {
    ...securityHeaders(publicUrl),
    'content-security-policy': emptyPolicy,
    'cache-control': 'no-store',
  };
  return (_error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers({ ...headers, 'x-request-id': request.id });
    sendProblem(request, reply, new ApiError('request.malformed'));
  };
}
