import { z } from 'zod';
import { instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { id } from '../shared/text.ts';
import { project } from './project-record.ts';
import { openingPhase } from './publication-record.ts';

const params = z.strictObject({ projectId: id });
const top = '/v1/project/projects/:projectId/opening';

export const projectOpeningsEndpoints = {
  plan: endpoint({
    method: 'POST',
    path: top,
    summary:
      'Plans the time at which a project enters a phase by itself, or replaces an earlier plan. What a change of phase checks is checked at that time.',
    who: 'projects.changePhase',
    freshFactor: 'always',
    params,
    body: z.strictObject({
      phaseName: openingPhase,
      opensAt: instant.meta({
        example: '2026-04-14T08:00:00.000Z',
        description: 'At most a year ahead; the project opens in the minute after it.',
      }),
    }),
    answer: project,
    status: 200,
    errors: ['project.phase_change_not_allowed'],
    idempotency: 'accepted',
  }),
  cancel: endpoint({
    method: 'POST',
    path: `${top}/cancel`,
    summary: 'Cancels a planned opening, or dismisses one that was refused.',
    who: 'projects.changePhase',
    params,
    answer: project,
    status: 200,
    errors: ['project.no_opening_planned'],
    idempotency: 'accepted',
  }),
};
