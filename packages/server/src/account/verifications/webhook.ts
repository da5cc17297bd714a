import { receiveVerificationNews } from '@semilla/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../errors.ts';
import { UnsignedMessage } from '../../integrations/identity/failures.ts';
import type { IdentityNews } from '../../integrations/identity/protocol.ts';
import { type Call, route } from '../../routing/route.ts';
import { followNews } from './follow-news.ts';

type News = Call<typeof receiveVerificationNews>;

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

/** What is of no use to us is received all the same: the provider would send it again for days. */
async function receive(call: News): Promise<{ received: true }> {
  const { request, change, now } = call;
  const news = readSigned(call);
  const outcome = news ? await change((made) => followNews(made, news, now)) : 'not_understood';
  const isExpected = outcome === 'followed' || outcome === 'repeated' || outcome === 'late';
  request.log[isExpected ? 'info' : 'warn']({ outcome }, 'the identity provider told something');
  return { received: true };
}

/** The one call that is signed as it was written, so its bytes are kept. */
export async function registerWebhook(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    const parse = scope.getDefaultJsonParser('error', 'error');
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
      rawBodies.set(request, body as Buffer);
      void parse(request, body.toString('utf8'), done);
    });
    route(scope, receiveVerificationNews, receive);
  });
}
