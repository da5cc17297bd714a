import { z } from 'zod';
import { civilDate, instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { balance } from '../shared/money.ts';
import { id } from '../shared/text.ts';

/** The name of the schema in files. A change that breaks programs gets a new number. */
export const movementsSchema = 'semilla.movements/1';

/**
 * Types of wallet movements, in the terms of portfolio programs. `loss` is reserved for loans that end with a loss;
 * nothing produces it yet, because the platform cannot write off a loan.
 */
export const movementTypes = [
  'deposit',
  'deposit_taken_back',
  'withdrawal',
  'withdrawal_returned',
  'buy',
  'buy_cancelled',
  'penalty',
  'reservation',
  'reservation_returned',
  'interest',
  'fee',
  'tax',
  'tax_returned',
  'principal',
  'refund',
  'loss',
] as const;
export type MovementType = (typeof movementTypes)[number];

/** The columns of the CSV file, in this order. Their names never change. */
export const movementColumns = [
  'movement_id',
  'date',
  'time',
  'type',
  'amount',
  'currency',
  'project_id',
  'project',
  'order_id',
] as const;

export const walletMovement = z.object({
  movementId: z.string().meta({
    example: '01890a5d-ac96-774b-bcce-b302099a8057.interest',
    description: 'The same in every file, so that a program imports nothing twice.',
  }),
  date: civilDate.meta({ description: 'The day in Spain.' }),
  at: instant,
  type: z.enum(movementTypes).meta({ example: 'interest' }),
  amount: balance.meta({
    example: '31.88',
    description: 'Above zero what the wallet got, below it what left.',
  }),
  currency: z.literal('EUR').meta({ example: 'EUR' }),
  projectId: id.nullable(),
  project: z.string().nullable().meta({ example: 'Edificio Lavapiés' }),
  orderId: id.nullable(),
});
export type WalletMovement = z.output<typeof walletMovement>;

export const movementFormats = ['csv', 'json'] as const;

export const movementsEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/v1/wallet/movements',
    summary:
      'All movements of the caller’s own wallet, oldest first, in a stable schema for portfolio programs; their sum is the balance.',
    who: 'portfolio.read',
    answer: z.object({
      schema: z.literal(movementsSchema).meta({ example: movementsSchema }),
      data: z.array(walletMovement),
      total: z.int().meta({ example: 42 }),
    }),
  }),
  findFile: endpoint({
    method: 'GET',
    path: '/v1/wallet/movements/file',
    summary: 'The same movements as a CSV or JSON file.',
    who: 'portfolio.read',
    query: z.strictObject({ format: z.enum(movementFormats).default('csv').meta({ example: 'csv' }) }),
    answerKind: 'file',
  }),
};
