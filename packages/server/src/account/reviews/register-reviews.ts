import { eq } from 'drizzle-orm';
import { registerErasure } from '../../kit/users/erasure.ts';
import { reviewMails } from '../../schema/review-mails.ts';

export function registerReviews(): void {
  registerErasure('review-mails', {
    erase: async ({ tx }, _services, userId) => {
      await tx.delete(reviewMails).where(eq(reviewMails.userId, userId));
    },
  });
}
