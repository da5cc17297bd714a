import { type InboxPlace, inboxPath, v1 } from '@semilla/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Change } from '../../kit/change/make-change.ts';
import { acceptEmptyForms } from '../../kit/http/accept-empty-forms.ts';
import { route } from '../../kit/http/route.ts';
import { inboxEvent } from '../../kit/mail/inbox.ts';
import type { Services } from '../../kit/services.ts';
import { countUnread, findMessages, readMessage, readMessagesUpTo } from './queries.ts';

/** Other open pages of the user follow once the change is committed. */
function announce({ afterwards }: Change, { live }: Services, userId: string): void {
  afterwards(async () => live.announce([inboxEvent([userId])]));
}

/** Where a form of a page without a script is led back to. */
const leadBack = (reply: FastifyReply, place: InboxPlace) => void reply.header('location', inboxPath(place));

export async function registerInboxMessages(app: FastifyInstance): Promise<void> {
  route(app, v1.inboxMessages.find, ({ db, caller, query }) => findMessages(db, caller.userId, query));

  route(app, v1.inboxMessages.count, async ({ db, caller }) => ({
    unread: await countUnread(db, caller.userId),
  }));

  await app.register(async (scope) => {
    acceptEmptyForms(scope);

    route(scope, v1.inboxMessages.read, async ({ services, caller, params, query, change, reply, now }) => {
      await change(async (draft) => {
        await readMessage(draft.tx, caller.userId, params.inboxMessageId, now);
        announce(draft, services, caller.userId);
      });
      leadBack(reply, query);
    });

    route(scope, v1.inboxMessages.readAll, async ({ services, caller, query, change, reply, now }) => {
      await change(async (draft) => {
        await readMessagesUpTo(draft.tx, caller.userId, query.upTo, now);
        announce(draft, services, caller.userId);
      });
      leadBack(reply, query);
    });
  });
}
