import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { ApiError } from '../../errors.ts';
import { sendProblem } from './problems.ts';
import { emptyPolicy, securityHeaders } from './security-headers.ts';

/** Answers a request whose URL the router cannot decode. No hook runs for it, so all headers are set here. */
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
