import type { Cents, Portfolio } from '@semilla/contract';
import type { MessageKey } from '@semilla/i18n';
import { type Due, dueOf } from '../portfolio/reminders.ts';

interface Standing {
  due: Due | undefined;
  positions: Pick<Portfolio['positions'][number], 'loan'>[];
  /** The shares of the portfolio, of which some may be above the limit that the investor set. */
  isAboveLimit: boolean;
  balance: Cents;
  /** The lowest minimum investment of the open projects. Undefined if none is open. */
  minimum: Cents | undefined;
}

export interface OwnAct {
  /** The key of its text in `common.ownHome.acts`, or in the reminders of the portfolio. */
  text: MessageKey;
  way: MessageKey;
  date: string | null;
  href: string;
}

const ownAct = (name: 'late' | 'default' | 'limit' | 'money', href: string): OwnAct => ({
  text: `common.ownHome.acts.${name}`,
  way: `common.ownHome.acts.${name}Way`,
  date: null,
  href,
});

/** What an investor may want to do next: what the law asks for first, then what needs a look, then free money. */
export function ownActs(
  { due, positions, isAboveLimit, balance, minimum }: Standing,
  today: string,
): OwnAct[] {
  const reminders = due ? dueOf(due, today) : [];
  const hasLoan = (state: 'late' | 'default') => positions.some(({ loan }) => loan?.state === state);
  return [
    ...reminders.map(
      ({ name, way, date, href }): OwnAct => ({
        text: `project.portfolio.reminders.${name}`,
        way: `project.portfolio.reminders.${way}Way`,
        date,
        href,
      }),
    ),
    ...(hasLoan('late') ? [ownAct('late', '/investments')] : []),
    ...(hasLoan('default') ? [ownAct('default', '/investments')] : []),
    ...(isAboveLimit ? [ownAct('limit', '/investments')] : []),
    ...(minimum !== undefined && balance >= minimum ? [ownAct('money', '/projects/')] : []),
  ];
}
