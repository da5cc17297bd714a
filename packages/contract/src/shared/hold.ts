import { z } from 'zod';
import { instant } from './dates.ts';

/** Which change of a customer’s access makes their withdrawals wait. */
export const holdReasons = ['email', 'device', 'password', 'bankAccount'] as const;
export type HoldReason = (typeof holdReasons)[number];

/** How long withdrawals wait after such a change. */
export const holdHours = 72;

/** Why the withdrawals of a customer wait, and until when. */
export const hold = z.object({
  reason: z.enum(holdReasons).meta({ example: 'email' }),
  until: instant.meta({ example: '2026-02-13T12:05:00.000Z' }),
  isStopped: z.boolean().meta({
    example: false,
    description: 'Whether the customer objected: withdrawals then wait until two administrators end it.',
  }),
});
export type Hold = z.output<typeof hold>;
