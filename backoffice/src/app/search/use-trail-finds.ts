import { id } from '@semilla/contract';
import { useTranslate } from 'react-admin';
import { listPath } from '../../api/list-path.ts';
import { useAuditWords } from '../../kit/activity/use-audit-words.ts';
import { namesOf } from '../../pages/audit/audit-names.ts';
import { matchesWords, readWish } from './act-words.ts';
import type { Find } from './recent-finds.ts';
import { useMayOpen } from './use-act-finds.ts';

/** With fewer letters, too many names of acts match. */
const lengthMin = 4;
const subjectsMax = 3;
const actsMax = 5;

const find = (label: string, filter: Record<string, string>): Find => ({
  kind: 'trail',
  label,
  to: listPath('/audit/', filter),
});

/**
 * The audit trail: of the record with the typed id, and of the acts and kinds of records with the typed words. `auditoría` before
 * the words is not needed.
 */
export function useTrailFinds(text: string): Find[] {
  const may = useMayOpen();
  const translate = useTranslate();
  const words = useAuditWords();
  if (!may('audit', 'list')) return [];
  if (id.safeParse(text).success)
    return [find(translate('overview.search.trail'), { subjectId: text.toLowerCase() })];
  const isAsked = readWish(text).verb === 'audit';
  // What follows the verb is all about the trail: `auditoría proyecto` is about the acts on projects.
  const typed = isAsked ? text.replace(/^\S+\s*/, '') : text;
  if (typed.length < (isAsked ? 2 : lengthMin)) return [];
  const found = (all: Find[], max: number) =>
    all
      .filter(({ label }) => matchesWords(typed, label))
      // The shortest name has the fewest words that were not typed.
      .toSorted((one, other) => one.label.length - other.label.length)
      .slice(0, max);
  const subjects = namesOf('subjects').map((subjectType) =>
    find(words.subject(subjectType), { subjectType }),
  );
  const acts = namesOf('actions').map((action) => find(words.act(action), { action }));
  return [...found(isAsked ? subjects : [], subjectsMax), ...found(acts, actsMax)].map((one) => ({
    ...one,
    label: translate('overview.search.trailOf', { what: one.label }),
  }));
}
