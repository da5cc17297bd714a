import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { verifications } from '../../../account/verifications/table.ts';
import { findCaller } from '../../../auth/sessions/find-caller.ts';
import type { SimulatedSession } from './sessions.ts';

const verification = z.uuid();

/** Whether whoever asks is signed in as the customer whom the session is about. */
export async function isTheirs(request: FastifyRequest, { vendorData }: SimulatedSession): Promise<boolean> {
  const { services } = request.server;
  const about = verification.safeParse(vendorData);
  const { kind, userId } = await findCaller(services, request);
  if (kind !== 'full' || !about.success) return false;
  const [own] = await services.database.db
    .select({ id: verifications.verificationId })
    .from(verifications)
    .where(and(eq(verifications.verificationId, about.data), eq(verifications.userId, userId)));
  return own !== undefined;
}
