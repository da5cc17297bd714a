import { z } from 'zod';
import { instant } from './dates.ts';

/** The changes of a customer's access that put withdrawals on hold. */
export const holdReasons = ['email', 'device', 'password', 'bankAccount'] as const;
export type HoldReason = (typeof holdReasons)[number];

/** Why a customer's withdrawals are on hold, and until when. */
export const hold = z.object({
  reason: z.enum(holdReasons).meta({ example: 'email' }),
  until: instant.meta({ example: '2026-02-13T12:05:00.000Z' }),
  isStopped: z.boolean().meta({
    example: false,
    description: 'Whether the customer objected: withdrawals then wait until two administrators end it.',
  }),
});
export type Hold = z.output<typeof hold>;
