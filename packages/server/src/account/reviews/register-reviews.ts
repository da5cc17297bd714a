import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { registerErasure } from '../../kit/users/erasure.ts';
import { reviewMails } from '../../schema/review-mails.ts';
import { remindReviews } from './remind-reviews.ts';

export function registerReviews(app: FastifyInstance): void {
  registerErasure('review-mails', {
    erase: async ({ tx }, _services, userId) => {
      await tx.delete(reviewMails).where(eq(reviewMails.userId, userId));
    },
  });
  app.addHook('onReady', () =>
    app.services.jobs.schedule('remind-reviews', '20 5 * * *', () => remindReviews(app.services)),
  );
}
