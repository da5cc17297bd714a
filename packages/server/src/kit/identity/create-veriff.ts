import { IdentityUnavailable } from './failures.ts';
import type { IdentityAccess, IdentityProvider, PersonToVerify } from './identity-provider.ts';
import { createdSession, decisionAnswer, parseJson, readDecisionOf, readMessage } from './protocol.ts';
import { assertSigned, signatureOf } from './signature.ts';

const answerBytesMax = 1_000_000;

interface VeriffOptions {
  access: () => IdentityAccess;
  publicUrl: string;
  fetch: typeof fetch;
  timeoutMs: number;
}

/** Removes null fields, because the provider treats null as a value. */
function known<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as Partial<T>;
}

/** The provider refuses a callback without HTTPS; without a callback it uses its own page. */
function callbackUrl(publicUrl: string): string | null {
  return publicUrl.startsWith('https:') ? `${publicUrl}/user/profile` : null;
}

// These documents carry the person's national number, which never changes; a passport has its own number.
const withNationalNumber = new Set(['ID_CARD', 'RESIDENCE_PERMIT']);
// Issued by the country of nationality; a residence permit is issued by another country.
const issuedByOwnCountry = new Set(['ID_CARD', 'PASSPORT']);

function sessionRequest(personToVerify: PersonToVerify, publicUrl: string): string {
  const { firstName, lastName, gender, dateOfBirth, document, nationality } = personToVerify;
  const idNumber = document && withNationalNumber.has(document.type) ? document.number : null;
  const country = document && issuedByOwnCountry.has(document.type) ? nationality : null;
  return JSON.stringify({
    verification: known({
      callback: callbackUrl(publicUrl),
      person: known({ firstName, lastName, idNumber, gender, dateOfBirth }),
      document: document && known({ ...document, country }),
      vendorData: personToVerify.verificationId,
      endUserId: personToVerify.userId,
    }),
  });
}

async function send(
  { access, fetch, timeoutMs }: VeriffOptions,
  method: 'GET' | 'POST',
  path: string,
  { signed, body }: { signed: string; body?: string },
): Promise<{ status: number; headers: Headers; text: string }> {
  try {
    const { baseUrl, apiKey, secrets } = access();
    const response = await fetch(`${baseUrl.replace(/\/+$/, '')}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'x-auth-client': apiKey,
        'x-hmac-signature': signatureOf(secrets[0] as string, signed),
      },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      ...(body !== undefined && { body }),
    });
    const text = await response.text();
    if (text.length > answerBytesMax) throw new Error('its answer has no end');
    return { status: response.status, headers: response.headers, text };
  } catch (cause) {
    throw new IdentityUnavailable('the identity provider cannot be reached', { cause, hasAnswered: false });
  }
}

function jsonOf(text: string): unknown {
  try {
    return parseJson(text);
  } catch (cause) {
    throw new IdentityUnavailable('the identity provider answered no JSON', { cause });
  }
}

/** A client of the Veriff-compatible API. */
export function createVeriff(options: VeriffOptions): IdentityProvider {
  return {
    async createSession(person) {
      const body = sessionRequest(person, options.publicUrl);
      const { status, text } = await send(options, 'POST', '/v1/sessions', { signed: body, body });
      if (status !== 201) throw new IdentityUnavailable(`the identity provider answered ${status}`);
      const created = createdSession.safeParse(jsonOf(text));
      if (!created.success) throw new IdentityUnavailable('the identity provider opened no session');
      const { id, url } = created.data.verification;
      return { sessionId: id, url };
    },

    async readDecision(sessionId) {
      const path = `/v1/sessions/${encodeURIComponent(sessionId)}/decision`;
      const { status, headers, text } = await send(options, 'GET', path, { signed: sessionId });
      if (status !== 200) throw new IdentityUnavailable(`the identity provider answered ${status}`);
      try {
        assertSigned(options.access(), { headers: Object.fromEntries(headers), rawBody: Buffer.from(text) });
      } catch (cause) {
        throw new IdentityUnavailable('the identity provider did not sign its answer', { cause });
      }
      const answer = decisionAnswer.safeParse(jsonOf(text));
      if (!answer.success) throw new IdentityUnavailable('the identity provider answered no decision');
      const decision = readDecisionOf(answer.data.verification);
      return decision?.sessionId === sessionId ? decision : undefined;
    },

    readMessage(message) {
      assertSigned(options.access(), message);
      return readMessage(parseJson(Buffer.from(message.rawBody).toString('utf8')));
    },
  };
}
