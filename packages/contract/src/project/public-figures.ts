import { z } from 'zod';
import { endpoint } from '../shared/endpoint.ts';
import { moneyTotal } from '../shared/money.ts';
import { alpha2, id } from '../shared/text.ts';
import { ownerConflicts } from './owner-rules.ts';

/** The platform's totals that visitors may see. */
export const publicFigures = z.object({
  published: z.int().meta({ example: 24, description: 'How many projects are public.' }),
  open: z
    .int()
    .meta({ example: 9, description: 'How many of them are open for investment; a suspended offer is not.' }),
  closed: z.int().meta({ example: 5, description: 'How many of them are closed.' }),
  raised: moneyTotal.meta({ example: '3128250.00', description: 'The total invested in them.' }),
});
export type PublicFigures = z.output<typeof publicFigures>;

export const publicFiguresEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/v1/project/public-figures',
    summary: 'Figures of the public projects: how many there are and how much was invested in them.',
    who: 'anyone',
    answer: publicFigures,
  }),
  findTiedInvestments: endpoint({
    method: 'GET',
    path: '/v1/project/tied-investments',
    summary:
      'The public projects in which investors with ties to the provider have invested, and their ties.',
    who: 'anyone',
    answer: z.object({
      data: z.array(
        z.object({
          projectId: id,
          projectName: z.string().meta({ example: 'Edificio Lavapiés' }),
          url: z.string().meta({ example: 'edificio-lavapies' }),
          ties: z.array(z.enum(ownerConflicts).meta({ example: 'shareholder' })),
        }),
      ),
      total: z.int().meta({ example: 1 }),
    }),
  }),
  findCountries: endpoint({
    method: 'GET',
    path: '/v1/project/public-countries',
    summary: 'The countries of the public projects.',
    who: 'anyone',
    answer: z.object({
      data: z.array(alpha2),
      total: z.int().meta({ example: 1 }),
    }),
  }),
};
