import { type AnswerOf, type Endpoint, takeMax } from '@semilla/contract';
import type { Client } from './create-client.ts';

interface List extends Endpoint {
  answer: NonNullable<Endpoint['answer']>;
}

type RowOf<L extends List> = AnswerOf<L> extends { data: (infer Row)[] } ? Row : never;

/** Reads all pages of a list, for a page that shows the whole list. */
export async function everyRow<L extends List>(
  api: Client,
  list: L,
  query: Record<string, unknown>,
): Promise<RowOf<L>[]> {
  const rows: RowOf<L>[] = [];
  for (;;) {
    const input = { query: { ...query, skip: rows.length, take: takeMax } };
    const page = (await api(list, input as never)) as { data: RowOf<L>[]; total: number };
    rows.push(...page.data);
    if (!page.data.length || rows.length >= page.total) return rows;
  }
}
