import { identificationDocumentTypes } from '@semilla/contract';
import { z } from 'zod';
import { newId } from '../../../database/ids.ts';
import type { SimulatedSession } from './sessions.ts';

/** What the provider can come to, with its codes. */
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

/** Why a provider declines, or asks to send again. */
export const reasons = {
  101: 'Physical document not used',
  102: 'Suspected document tampering',
  103: 'Person showing the document does not appear to match document photo',
  201: 'Video and/or photos missing',
  204: 'Poor image quality',
  207: 'Document expired',
} as const;

/** How the news arrive. */
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

/** Somebody showed their documents only where the provider had something to look at. */
const isShown = (outcome: OutcomeWord) => outcome !== 'expired' && outcome !== 'abandoned';

function reasonOf({ outcome, reasonCode }: Choice) {
  if (outcome !== 'declined' && outcome !== 'resubmission_requested')
    return { reason: null, reasonCode: null };
  const code = Object.keys(reasons).includes(String(reasonCode)) ? (reasonCode as keyof typeof reasons) : 102;
  return { reason: reasons[code], reasonCode: code };
}

/** A decision in the words of the protocol. */
export function decisionFor(
  session: SimulatedSession,
  given: Choice,
  now: Date,
): NonNullable<SimulatedSession['decision']> {
  const { outcome } = given;
  const shows = isShown(outcome);
  return {
    id: session.id,
    attemptId: shows ? session.attemptId : null,
    code: outcomes[outcome],
    status: outcome,
    ...reasonOf(given),
    person: {
      firstName: given.firstName ?? null,
      lastName: given.lastName ?? null,
      dateOfBirth: (shows && given.dateOfBirth) || null,
      nationality: (shows && given.nationality) || null,
      gender: null,
      idNumber: null,
    },
    document: {
      type: (shows && given.documentType) || null,
      number: (shows && given.documentNumber) || null,
      country: (shows && given.documentCountry) || null,
      validFrom: null,
      validUntil: null,
    },
    decisionTime: now.toISOString(),
    acceptanceTime: session.createdAt,
    vendorData: session.vendorData,
  };
}

/** What becomes of the session: another sending begins another round, and a review may still end. */
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

/** What is told of an outcome, in the order in which it is told. */
export function messagesOf(
  session: SimulatedSession,
  { outcome, outOfOrder, duplicates }: Choice,
  decision: NonNullable<SimulatedSession['decision']>,
): object[] {
  const told = { status: 'success', verification: decision };
  const hasSubmitted = isShown(outcome) && session.stage !== 'review';
  const submitted = hasSubmitted ? [eventOf(session, 'submitted')] : [];
  const inOrder = [...submitted, told];
  const messages = outOfOrder ? [...inOrder.toReversed(), eventOf(session, 'started')] : inOrder;
  return duplicates ? [...messages.flatMap((message) => [message, message]), ...messages] : messages;
}
