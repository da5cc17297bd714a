import { draw, share, sum } from './numbers.ts';

export interface ModelWish {
  id: string;
  userId: string;
  cents: number;
  deposit: number;
}

export interface WishTerms {
  projectId: string;
  minimum: number;
  reserved: number;
  deposit: number;
  people: number;
}

/** The model of a preinvestment: plain maps; sums are recomputed when needed. */
export interface WishBook {
  terms: WishTerms;
  isOpenToAll: boolean;
  wallet: Map<string, number>;
  verified: Set<string>;
  wishes: Map<string, ModelWish>;
  invested: Map<string, number>;
}

const step = 1_000;

export function refusalOf(book: WishBook, userId: string, cents: number): string | undefined {
  const { terms, wallet, wishes, verified, isOpenToAll } = book;
  const own = wishes.get(userId);
  if (isOpenToAll) return 'project.preinvestment_not_possible';
  if (!verified.has(userId)) return 'project.identity_not_approved';
  if (cents <= 0) return 'project.amount_not_positive';
  if (cents % step) return 'project.wish_not_in_steps';
  if (cents < terms.minimum) return 'project.amount_below_minimum';
  if (cents > terms.reserved) return 'project.wish_above_reserved';
  if (!own && wishes.size >= terms.people) return 'project.too_many_preinvestors';
  const available = (wallet.get(userId) ?? 0) + (own?.deposit ?? 0);
  return Math.min(terms.deposit, cents) > available ? 'project.wish_deposit_above_balance' : undefined;
}

export function put(book: WishBook, id: string, userId: string, cents: number): void {
  const deposit = Math.min(book.terms.deposit, cents);
  const before = book.wishes.get(userId)?.deposit ?? 0;
  book.wallet.set(userId, (book.wallet.get(userId) ?? 0) + before - deposit);
  book.wishes.set(userId, { id, userId, cents, deposit });
}

export function drop(book: WishBook, userId: string): void {
  book.wallet.set(userId, (book.wallet.get(userId) ?? 0) + (book.wishes.get(userId)?.deposit ?? 0));
  book.wishes.delete(userId);
}

/** Shares in steps, at least the minimum: wishes with a smaller share get the minimum, the others share the rest. */
function sharesOf(steps: readonly number[], room: number, least: number): number[] {
  if (sum(steps) <= room) return [...steps];
  const isRaised = steps.map(() => false);
  for (;;) {
    const rest = room - least * isRaised.filter(Boolean).length;
    const weights = steps.map((each, index) => (isRaised[index] ? 0 : each));
    const low = weights.findIndex((weight) => weight > 0 && rest * weight < least * sum(weights));
    if (low < 0) return share(rest, weights).map((part, index) => (isRaised[index] ? least : part));
    isRaised[low] = true;
  }
}

/** Returns what each user gets; ends all wishes. */
export function allocate(book: WishBook): Map<string, number> {
  const { minimum, reserved, projectId } = book.terms;
  const least = Math.ceil(minimum / step);
  const able = [...book.wishes.values()].map((wish) => {
    const payable = (book.wallet.get(wish.userId) ?? 0) + wish.deposit;
    return { ...wish, steps: Math.floor(Math.min(wish.cents, payable) / step) };
  });
  const kept = able
    .filter(({ userId, steps }) => book.verified.has(userId) && steps >= least)
    .sort(
      (one, other) =>
        other.steps - one.steps || draw(`${projectId} ${one.userId}`) - draw(`${projectId} ${other.userId}`),
    )
    .slice(0, Math.floor(reserved / step / least))
    // Sorted by the draw, because the first of several equal claims gets the remaining step.
    .sort((one, other) => draw(`${projectId} ${one.userId}`) - draw(`${projectId} ${other.userId}`));
  const steps = kept.map((wish) => wish.steps);
  const given = sharesOf(steps, Math.floor(reserved / step), least);
  const got = new Map(able.map(({ userId }) => [userId, 0]));
  for (const [index, { userId }] of kept.entries()) got.set(userId, (given[index] ?? 0) * step);
  for (const [userId, cents] of got) {
    drop(book, userId);
    book.wallet.set(userId, (book.wallet.get(userId) ?? 0) - cents);
    book.invested.set(userId, cents);
  }
  return got;
}
