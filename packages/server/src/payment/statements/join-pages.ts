import { type BankStatement, StatementProblem } from './bank-statement.ts';

/** A statement, or one of its pages. */
export interface Page {
  statement: BankStatement;
  /** Whether another page comes before or after it. */
  isContinued: boolean;
  isUnfinished: boolean;
}

/** Joins the pages of a statement. Refuses one whose first or last page is not in the file. */
export function joinPages(pages: readonly Page[]): BankStatement[] {
  const joined: Page[] = [];
  for (const [index, page] of pages.entries()) {
    const before = joined.at(-1);
    const { statement } = page;
    const follows =
      before?.isUnfinished &&
      before.statement.account === statement.account &&
      before.statement.closingCents === statement.openingCents;
    if (page.isContinued !== (follows ?? false) || (before?.isUnfinished && !follows))
      throw new StatementProblem('statement_balances', { statement: index + 1 });
    if (!before || !follows) joined.push(page);
    else
      joined[joined.length - 1] = {
        ...page,
        statement: {
          ...statement,
          from: before.statement.from,
          openingCents: before.statement.openingCents,
          entries: [...before.statement.entries, ...statement.entries],
        },
        isContinued: false,
      };
  }
  if (joined.at(-1)?.isUnfinished)
    throw new StatementProblem('statement_balances', { statement: pages.length });
  return joined.map(({ statement }) => statement);
}
