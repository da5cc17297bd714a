import { z } from 'zod';
import { endpoint } from '../shared/endpoint.ts';
import { id, text } from '../shared/text.ts';
import { project } from './project-record.ts';
import { reviewTextMax } from './publication.ts';

const params = z.strictObject({ projectId: id });
const top = '/v1/project/projects/:projectId/review';

export const projectReviewsEndpoints = {
  send: endpoint({
    method: 'POST',
    path: top,
    summary: 'Sends a draft to the administrators for review. Its manager may still edit it.',
    who: 'projects.sendForReview',
    params,
    body: z.strictObject({
      message: text(reviewTextMax).nullable().default(null).meta({
        example: 'Ya están las fotos que faltaban.',
        description: 'For the administrators.',
      }),
    }),
    answer: project,
    status: 200,
    errors: ['project.review_not_draft', 'project.in_review', 'project.opening_planned'],
    idempotency: 'accepted',
  }),
  withdraw: endpoint({
    method: 'POST',
    path: `${top}/withdraw`,
    summary: 'Withdraws a draft from its review.',
    who: 'projects.sendForReview',
    params,
    answer: project,
    status: 200,
    errors: ['project.not_in_review', 'project.opening_planned'],
    idempotency: 'accepted',
  }),
  return: endpoint({
    method: 'POST',
    path: `${top}/return`,
    summary:
      'Returns a draft to its manager, who gets the comments by mail. This cancels a planned opening of it.',
    who: 'projects.changePhase',
    params,
    body: z.strictObject({
      comments: text(reviewTextMax).meta({ example: 'Falta el plazo de la obra en la descripción.' }),
    }),
    answer: project,
    status: 200,
    errors: ['project.not_in_review'],
    idempotency: 'accepted',
  }),
};
