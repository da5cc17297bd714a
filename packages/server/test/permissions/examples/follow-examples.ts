import type { Examples } from '../example.ts';
import { openProject } from '../money.ts';

export const followExamples = {
  'projectFollows.find': { kind: 'self', given: async () => ({ input: { query: {} } }) },
  'projectFollows.create': {
    kind: 'self',
    given: async (world) => ({ input: { body: { projectId: await openProject(world) } } }),
  },
  'projectFollows.delete': {
    kind: 'self',
    given: async (world) => ({ input: { params: { projectId: await openProject(world) } } }),
  },
} satisfies Partial<Examples>;
