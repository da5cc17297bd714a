import { givenMessage } from '../../inbox.ts';
import type { Examples } from '../example.ts';

export const inboxExamples = {
  'inboxMessages.find': {
    kind: 'list',
    given: async ({ test, owner }) => ({ input: {}, mark: await givenMessage(test, owner.whole) }),
  },
  'inboxMessages.count': { kind: 'self', given: async () => ({ input: {} }) },
  'inboxMessages.read': {
    kind: 'subject',
    given: async ({ test, owner }) => {
      const inboxMessageId = await givenMessage(test, owner.whole);
      return { input: { params: { inboxMessageId } }, id: inboxMessageId };
    },
  },
  'inboxMessages.readAll': {
    kind: 'subject',
    given: async ({ test, owner }) => {
      const upTo = await givenMessage(test, owner.whole);
      return { input: { query: { upTo } }, id: upTo };
    },
  },
  'mailGroups.find': { kind: 'self', given: async () => ({ input: {} }) },
  'mailGroups.choose': {
    kind: 'self',
    given: async () => ({ input: { params: { group: 'projects' }, query: { frequency: 'never' } } }),
  },
} satisfies Partial<Examples>;
