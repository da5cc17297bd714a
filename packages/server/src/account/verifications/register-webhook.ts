import { v1 } from '@semilla/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../kit/errors.ts';
import { type Call, route } from '../../kit/http/route.ts';
import { UnsignedMessage } from '../../kit/identity/failures.ts';
import type { IdentityNews } from '../../kit/identity/protocol.ts';
import { applyMessage } from './follow-news.ts';

type News = Call<typeof v1.verifications.receiveNews>;

const rawBodies = new WeakMap<FastifyRequest, Buffer>();
const nothing = Buffer.alloc(0);

function readSigned({ services, request }: News): IdentityNews | undefined {
  try {
    const rawBody = rawBodies.get(request) ?? nothing;
    return services.identity.readMessage({ headers: request.headers, rawBody });
  } catch (error) {
    if (!(error instanceof UnsignedMessage)) throw error;
    request.log.warn({ why: error.message }, 'a message about a verification was refused');
    throw new ApiError('account.signature_invalid');
  }
}

/**
 * Receives a message of the provider. Acknowledges useless messages too, or the provider would resend them
 * for days.
 */
async function receive(call: News): Promise<{ received: true }> {
  const { request, change, now } = call;
  const news = readSigned(call);
  const outcome = news ? await change((draft) => applyMessage(draft, news, now)) : 'not_understood';
  const isExpected = outcome === 'followed' || outcome === 'repeated' || outcome === 'late';
  request.log[isExpected ? 'info' : 'warn']({ outcome }, 'a message of the identity provider was handled');
  return { received: true };
}

/** Keeps the raw bytes of the body, because the signature covers them. */
export async function registerWebhook(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    const parse = scope.getDefaultJsonParser('error', 'error');
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
      rawBodies.set(request, body as Buffer);
      void parse(request, body.toString('utf8'), done);
    });
    route(scope, v1.verifications.receiveNews, receive);
  });
}
