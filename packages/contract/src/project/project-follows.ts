import { z } from 'zod';
import { civilDate, instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { lookUpPaging, page } from '../shared/paging.ts';
import { id } from '../shared/text.ts';
import { phaseNames } from './phases.ts';

/** A project that an investor follows. The platform mails followers when it opens, and about answers to questions. */
export const projectFollow = z.object({
  projectId: id,
  projectName: z.string().meta({ example: 'Edificio Lavapiés' }),
  projectUrl: z.string().meta({ example: 'edificio-lavapies' }),
  phaseName: z.enum(phaseNames).meta({ example: 'Next_Opening' }),
  opensOn: civilDate.nullable().meta({ description: 'The first day of the offer; null if it is not set.' }),
  followedAt: instant,
});
export type ProjectFollow = z.output<typeof projectFollow>;

export const projectFollowFieldList = fieldList({
  resource: 'projectFollows',
  record: projectFollow,
  acts: ['project-follow'],
  fields: {
    projectName: { notInAudit: 'The page of the project says it.' },
    phaseName: { words: 'project.phases', notInAudit: 'The page of the project says it.' },
    opensOn: { notInAudit: 'The page of the project says it.' },
    followedAt: { notInAudit: 'It is when the line was noted.' },
    projectUrl: { hidden: 'An address, which the page uses as a link.' },
    projectId: { hidden: 'An id, which the page uses as a key.' },
  },
});

const top = '/v1/project/project-follows';

export const projectFollowsEndpoints = {
  find: endpoint({
    method: 'GET',
    path: top,
    summary: 'The projects that the caller follows and may still see, latest first.',
    who: 'projects.follow',
    query: lookUpPaging.extend({ projectId: id.optional() }),
    answer: page(projectFollow),
  }),
  create: endpoint({
    method: 'POST',
    path: top,
    summary:
      'Follows a project: the caller gets a mail when it opens, and about answers to questions. Following it again changes nothing.',
    who: 'projects.follow',
    body: z.strictObject({ projectId: id }),
    answer: projectFollow,
    errors: ['request.not_found', 'project.follow_over'],
    idempotency: 'accepted',
  }),
  delete: endpoint({
    method: 'DELETE',
    path: `${top}/:projectId`,
    summary: 'Stops following a project.',
    who: 'projects.follow',
    params: z.strictObject({ projectId: id }),
  }),
};
