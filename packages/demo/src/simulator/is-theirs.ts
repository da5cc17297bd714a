import { findCaller } from '@semilla/server/auth/sessions/find-caller.ts';
import { verifications } from '@semilla/server/schema/verifications.ts';
import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { SimulatedSession } from './sessions.ts';

const verification = z.uuid();

/** Whether the caller is signed in as the customer of the session. */
export async function isTheirs(request: FastifyRequest, { vendorData }: SimulatedSession): Promise<boolean> {
  const { services } = request.server;
  const verificationId = verification.safeParse(vendorData);
  const { kind, userId } = await findCaller(services, request);
  if (kind !== 'full' || !verificationId.success) return false;
  const [ownVerification] = await services.database.db
    .select({ id: verifications.verificationId })
    .from(verifications)
    .where(and(eq(verifications.verificationId, verificationId.data), eq(verifications.userId, userId)));
  return ownVerification !== undefined;
}
