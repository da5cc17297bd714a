import { z } from 'zod';
import { instant } from '../shared/dates.ts';
import { type OpeningPhase, openingPhases } from './publication.ts';

/** The last request of a manager to publish a draft, and what an administrator answered. */
export const projectReview = z.object({
  sentAt: instant,
  sentByName: z.string().meta({ example: 'Javier Ortega Gil' }),
  message: z.string().nullable().meta({ example: 'Ya están las fotos que faltaban.' }),
  returnedAt: instant.nullable().meta({ example: null, description: 'Null while it is in review.' }),
  returnedByName: z.string().nullable().meta({ example: null }),
  comments: z.string().nullable().meta({
    example: null,
    description: 'What the administrator who returned it asks for.',
  }),
});
export type ProjectReview = z.output<typeof projectReview>;

export const openingPhase = z
  .enum(openingPhases)
  .meta({ example: 'Investment' satisfies OpeningPhase, description: 'The phase that it enters then.' });

/** A phase that a project enters by itself at a planned time. */
export const projectOpening = z.object({
  phaseName: openingPhase,
  opensAt: instant.meta({ example: '2026-04-14T08:00:00.000Z' }),
  plannedAt: instant,
  plannedByName: z.string().meta({ example: 'Marta Ruiz Vega' }),
  refusedAt: instant.nullable().meta({
    example: null,
    description: 'When the phase was to change and could not; the plan is over then.',
  }),
  refusal: z.string().nullable().meta({
    example: null,
    description: 'Why it could not change, in Spanish.',
  }),
  refusalEn: z.string().nullable().meta({ example: null, description: 'The same in English.' }),
});
export type ProjectOpening = z.output<typeof projectOpening>;
