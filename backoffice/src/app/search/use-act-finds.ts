import { useQuery } from '@tanstack/react-query';
import { useResourceDefinitions, useTranslate } from 'react-admin';
import { mayDo } from '../../api/access.ts';
import { useAsker } from '../../api/use-may.ts';
import { plainText } from '../../kit/text/plain-text.ts';
import { useSections } from '../menu/use-sections.ts';
import { matchesWords } from './act-words.ts';
import type { Find } from './recent-finds.ts';
import { useOwnActs } from './use-own-acts.ts';

/** Whether the signed-in user may do an act on a resource of the backoffice. */
export function useMayOpen(): (name: string, act: string) => boolean {
  const asker = useAsker();
  const definitions = useResourceDefinitions();
  return (name, act) => asker !== undefined && definitions[name] !== undefined && mayDo(asker, name, act);
}

/** The acts that belong to no record and whose name or other words the text contains. Their names load with the dialog. */
export function useActFinds(text: string): Find[] {
  const may = useMayOpen();
  const translate = useTranslate();
  const sections = useSections();
  const own = useOwnActs();
  const { data: module } = useQuery({
    queryKey: ['overview', 'search', 'acts'],
    queryFn: () => import('./general-acts.ts'),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (!text || !module) return [];
  return [...module.generalActs({ may, translate, sections }), ...own]
    .filter(
      ({ find: { label }, words }) =>
        plainText(label).includes(plainText(text)) || matchesWords(text, `${label} ${words}`),
    )
    .map(({ find }) => find);
}
