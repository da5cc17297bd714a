import type { IdentityAccess } from '@semilla/server/kit/identity/identity-provider.ts';
import { parseJson } from '@semilla/server/kit/identity/protocol.ts';
import { assertSigned, signatureOf } from '@semilla/server/kit/identity/signature.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { newSession, type SessionStore } from './sessions.ts';
import { simulatorPath } from './simulator-access.ts';

interface Protocol {
  store: SessionStore;
  access: () => IdentityAccess;
  publicUrl: string;
  now: () => Date;
}

const request = z.object({
  verification: z.object({
    callback: z.url({ protocol: /^https$/ }).optional(),
    person: z.record(z.string(), z.unknown()).default({}),
    document: z.record(z.string(), z.unknown()).default({}),
    vendorData: z.string().max(1_000).nullable().default(null),
  }),
});

const refuse = (reply: FastifyReply, status: number, message: string) =>
  reply.status(status).send({ status: 'fail', message });

/** Sends an answer, signed like the requests that the provider itself sends. */
function sendSigned(
  reply: FastifyReply,
  { apiKey, secrets }: IdentityAccess,
  status: number,
  answer: object,
) {
  const body = JSON.stringify(answer);
  return reply
    .status(status)
    .header('vrf-auth-client', apiKey)
    .header('vrf-hmac-signature', signatureOf(secrets[0] as string, body))
    .send(body);
}

/** Serves the two endpoints of the protocol that the platform calls. */
export async function serveProtocol(
  scope: FastifyInstance,
  { store, access, publicUrl, now }: Protocol,
): Promise<void> {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  scope.addHook('onRequest', async (_request, reply) => void reply.type('application/json; charset=utf-8'));

  scope.post<{ Body: Buffer }>(`${simulatorPath}/v1/sessions`, async ({ headers, body }, reply) => {
    try {
      assertSigned(access(), { headers, rawBody: body });
    } catch {
      return refuse(reply, 401, 'the signature is wrong');
    }
    const parsed = request.safeParse(parseJson(body.toString('utf8')));
    if (!parsed.success) return refuse(reply, 400, 'the session is not valid');
    const { callback = null, person, document, vendorData } = parsed.data.verification;
    const session = newSession({ callback, person, document, vendorData }, now());
    await store.keep(session);
    const { id } = session;
    const url = `${publicUrl}${simulatorPath}/sessions/${id}`;
    const verification = { id, url, vendorData, host: publicUrl, status: 'created', sessionToken: id };
    return sendSigned(reply, access(), 201, { status: 'success', verification });
  });

  scope.get<{ Params: { id: string } }>(
    `${simulatorPath}/v1/sessions/:id/decision`,
    async ({ headers, params }, reply) => {
      try {
        assertSigned(access(), { headers, rawBody: Buffer.from(params.id) });
      } catch {
        return refuse(reply, 401, 'the signature is wrong');
      }
      const session = await store.find(params.id);
      if (!session) return refuse(reply, 404, 'there is no such session');
      return sendSigned(reply, access(), 200, { status: 'success', verification: session.decision });
    },
  );
}
