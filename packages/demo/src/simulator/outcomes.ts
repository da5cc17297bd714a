import { identificationDocumentTypes } from '@semilla/contract';
import { newId } from '@semilla/server/schema/columns/new-id.ts';
import { z } from 'zod';
import type { SimulatedSession } from './sessions.ts';

/** The outcomes of the provider, with its codes. */
export const outcomes = {
  approved: 9001,
  declined: 9102,
  resubmission_requested: 9103,
  expired: 9104,
  abandoned: 9104,
  review: 9121,
} as const;
export type OutcomeWord = keyof typeof outcomes;
export const outcomeWords = Object.keys(outcomes) as OutcomeWord[];

/** Reasons for declining or asking to resubmit. */
export const reasons = {
  101: 'Physical document not used',
  102: 'Suspected document tampering',
  103: 'Person showing the document does not appear to match document photo',
  201: 'Video and/or photos missing',
  204: 'Poor image quality',
  207: 'Document expired',
} as const;

/** Possible delays of the provider's messages. */
export const delaysInSeconds = [0, 3, 10, 60] as const;

const optional = (form: z.ZodType<string>) =>
  z.preprocess((value) => (value === '' ? undefined : value), form.optional());
const line = z.string().trim().max(100);
const country = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/);
const ticked = z.literal('on').optional();

export const choice = z.object({
  outcome: z.enum(outcomeWords as [OutcomeWord, ...OutcomeWord[]]),
  firstName: optional(line),
  lastName: optional(line),
  dateOfBirth: optional(z.iso.date()),
  nationality: optional(country),
  documentType: optional(z.enum(identificationDocumentTypes)),
  documentNumber: optional(z.string().trim().max(40)),
  documentCountry: optional(country),
  reasonCode: z.coerce.number().int().optional(),
  delaySeconds: z.coerce.number().min(0).max(60).default(0),
  duplicates: ticked,
  outOfOrder: ticked,
  wrongSignature: ticked,
});
export type Choice = z.output<typeof choice>;

/** Whether the outcome implies that the customer submitted documents. */
const hasDocuments = (outcome: OutcomeWord) => outcome !== 'expired' && outcome !== 'abandoned';

function reasonOf({ outcome, reasonCode }: Choice) {
  if (outcome !== 'declined' && outcome !== 'resubmission_requested')
    return { reason: null, reasonCode: null };
  const code = Object.keys(reasons).includes(String(reasonCode)) ? (reasonCode as keyof typeof reasons) : 102;
  return { reason: reasons[code], reasonCode: code };
}

/** A decision in the format of the protocol. */
export function decisionFor(
  session: SimulatedSession,
  chosen: Choice,
  now: Date,
): NonNullable<SimulatedSession['decision']> {
  const { outcome } = chosen;
  const isSubmitted = hasDocuments(outcome);
  return {
    id: session.id,
    attemptId: isSubmitted ? session.attemptId : null,
    code: outcomes[outcome],
    status: outcome,
    ...reasonOf(chosen),
    person: {
      firstName: chosen.firstName ?? null,
      lastName: chosen.lastName ?? null,
      dateOfBirth: (isSubmitted && chosen.dateOfBirth) || null,
      nationality: (isSubmitted && chosen.nationality) || null,
      gender: null,
      idNumber: null,
    },
    document: {
      type: (isSubmitted && chosen.documentType) || null,
      number: (isSubmitted && chosen.documentNumber) || null,
      country: (isSubmitted && chosen.documentCountry) || null,
      validFrom: null,
      validUntil: null,
    },
    decisionTime: now.toISOString(),
    acceptanceTime: session.createdAt,
    vendorData: session.vendorData,
  };
}

/** The next state of the session: a resubmission starts another round, and a review can still be decided. */
export function afterOutcome(
  session: SimulatedSession,
  outcome: OutcomeWord,
  decision: NonNullable<SimulatedSession['decision']>,
): SimulatedSession {
  if (outcome === 'resubmission_requested')
    return { ...session, decision, stage: 'created', attemptId: newId() };
  return { ...session, decision, stage: outcome === 'review' ? 'review' : 'decided' };
}

const events = { started: 7001, submitted: 7002 } as const;

export function eventOf(session: SimulatedSession, action: keyof typeof events) {
  const { id, attemptId, vendorData } = session;
  return { id, attemptId, feature: 'selfid', code: events[action], action, vendorData };
}

/** The messages about an outcome, in the order of sending. */
export function messagesOf(
  session: SimulatedSession,
  { outcome, outOfOrder, duplicates }: Choice,
  decision: NonNullable<SimulatedSession['decision']>,
): object[] {
  const decided = { status: 'success', verification: decision };
  const hasSubmitted = hasDocuments(outcome) && session.stage !== 'review';
  const submitted = hasSubmitted ? [eventOf(session, 'submitted')] : [];
  const inOrder = [...submitted, decided];
  const messages = outOfOrder ? [...inOrder.toReversed(), eventOf(session, 'started')] : inOrder;
  return duplicates ? [...messages.flatMap((message) => [message, message]), ...messages] : messages;
}
