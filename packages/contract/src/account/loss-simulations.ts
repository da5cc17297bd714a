import { z } from 'zod';
import { csvExportOf } from '../shared/csv-export-of.ts';
import { civilDate, instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { money } from '../shared/money.ts';
import { page, paging } from '../shared/paging.ts';
import { id } from '../shared/text.ts';

/** The result of a loss simulation, as the investor sent it. The figures they typed never leave the browser. */
export const lossSimulation = z.object({
  lossSimulationId: id,
  userId: id,
  userName: z.string().meta({ example: 'Lucía Ferrer Soler' }),
  result: money.meta({
    example: '3100.00',
    description: 'The ability to bear loss: a tenth of the net worth.',
  }),
  threshold: money.meta({
    example: '1550.00',
    description: 'Above it an order needs a warning and consent.',
  }),
  validUntil: civilDate.meta({ description: 'The last day on which it counts.' }),
  createdAt: instant,
});
export type LossSimulation = z.output<typeof lossSimulation>;

export const lossSimulationFieldList = fieldList({
  resource: 'lossSimulations',
  record: lossSimulation,
  acts: ['loss-simulation'],
  fields: {
    createdAt: { notInAudit: 'It is when the line was noted.' },
    userName: {},
    result: {},
    threshold: {},
    validUntil: {},
    userId: { shownAs: 'userName', notInCsv: 'The name stands for it.' },
    lossSimulationId: { hidden: 'An id that nobody reads.' },
  },
});

const find = endpoint({
  method: 'GET',
  path: '/v1/account/loss-simulations',
  summary: 'Results of simulations of losses: the caller’s own, those of a manager’s customers, or all.',
  who: 'lossSimulations.read',
  query: z.strictObject({
    ...paging(['createdAt', 'validUntil', 'result', 'userName'], 'desc'),
    userId: id.optional(),
  }),
  answer: page(lossSimulation),
});

export const lossSimulationsEndpoints = {
  find,
  export: csvExportOf(find, lossSimulationFieldList),
  create: endpoint({
    method: 'POST',
    path: '/v1/account/loss-simulations',
    summary: 'Sends the result of a simulation, and only that.',
    who: 'lossSimulations.create',
    body: z.strictObject({
      result: money.meta({ example: '3100.00' }),
      isAcknowledged: z
        .literal(true, { error: 'confirm' })
        .meta({ example: true, description: 'That the result was received and understood.' }),
    }),
    answer: lossSimulation,
    idempotency: 'accepted',
  }),
};
