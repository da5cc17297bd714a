import { civilDate, identificationDocumentTypes, instant } from '@semilla/contract';
import { z } from 'zod';

/**
 * The provider may omit almost any field and add new values, so an unreadable value becomes null instead of an error.
 */
const text = z.string().trim().min(1).max(1_000).nullable().catch(null);
const day = civilDate.nullable().catch(null);
const moment = instant.nullable().catch(null);
const codeNumber = z
  .union([z.int(), z.string().regex(/^\d+$/).transform(Number)])
  .pipe(z.int().min(0).max(1e9));
/** An unreadable code counts as an unknown code, not as a missing one. */
const unreadableCode = 0;
const country = z
  .string()
  .transform((letters) => letters.toUpperCase())
  .pipe(z.string().regex(/^[A-Z]{2}$/))
  .nullable()
  .catch(null);

const sessionId = z.string().trim().min(1).max(200);

const person = z
  .object({
    firstName: text,
    lastName: text,
    dateOfBirth: day,
    nationality: country,
    gender: z.enum(['M', 'F']).nullable().catch(null),
  })
  .nullable()
  .catch(null);

const shownDocument = z
  .object({
    type: z
      .string()
      .transform((word) => word.toUpperCase())
      .pipe(z.enum(identificationDocumentTypes))
      .nullable()
      .catch(null),
    number: z.string().trim().min(1).max(40).nullable().catch(null),
    country,
    validFrom: day,
    validUntil: day,
  })
  .nullable()
  .catch(null);

const decision = z.looseObject({
  id: sessionId,
  attemptId: text,
  code: codeNumber.nullable().default(null).catch(unreadableCode),
  status: z.string().trim().toLowerCase().min(1).max(100),
  reason: text,
  reasonCode: codeNumber.nullable().catch(null),
  person,
  document: shownDocument,
  decisionTime: moment,
});

const event = z.looseObject({
  id: sessionId,
  attemptId: text,
  action: z.string().trim().toLowerCase().min(1).max(100),
});

export const createdSession = z.looseObject({
  verification: z.looseObject({
    id: sessionId,
    url: z.url({ protocol: /^https?$/ }),
  }),
});

export const decisionAnswer = z.looseObject({
  verification: z.looseObject({}).nullable(),
});

/** Something the person did at the provider. */
export interface IdentityEvent {
  kind: 'event';
  sessionId: string;
  attemptId: string | null;
  action: string;
}

/** `status` is the provider's own word. */
export interface IdentityDecision {
  kind: 'decision';
  sessionId: string;
  attemptId: string | null;
  code: number | null;
  status: string;
  reason: string | null;
  reasonCode: number | null;
  person: z.output<typeof person>;
  document: z.output<typeof shownDocument>;
  decidedAt: Date | null;
  /** The whole message, for staff to read. */
  data: Record<string, unknown>;
}

export type IdentityNews = IdentityEvent | IdentityDecision;

/** Parses JSON and makes it storable in PostgreSQL: removes NUL characters and replaces lone surrogates. */
export function parseJson(json: string): unknown {
  return JSON.parse(json, (_name, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value,
  );
}

export function readDecisionOf(verification: unknown): IdentityDecision | undefined {
  const read = decision.safeParse(verification);
  if (!read.success) return undefined;
  const { id, decisionTime, attemptId, code, status, reason, reasonCode, person: who, document } = read.data;
  const data = verification as Record<string, unknown>;
  const details = { attemptId, code, status, reason, reasonCode, person: who, document };
  return { kind: 'decision', sessionId: id, decidedAt: decisionTime, ...details, data };
}

/** An event has an `action`; a decision comes inside `verification`. */
export function readMessage(body: unknown): IdentityNews | undefined {
  const wrapped = decisionAnswer.safeParse(body);
  if (wrapped.success) return readDecisionOf(wrapped.data.verification);
  const read = event.safeParse(body);
  if (!read.success) return undefined;
  const { id, attemptId, action } = read.data;
  return { kind: 'event', sessionId: id, attemptId, action };
}
