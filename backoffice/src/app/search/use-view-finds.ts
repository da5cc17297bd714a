import { v1 } from '@semilla/contract';
import { useQuery } from '@tanstack/react-query';
import { listNameOf } from '../../api/resources.ts';
import { call } from '../../api/session.ts';
import { useSections } from '../menu/use-sections.ts';
import { matchesWords } from './act-words.ts';
import type { Find } from './recent-finds.ts';

const viewWords = 'vista vistas view views';

/** The saved views of all lists whose name contains the text. */
export function useViewFinds(text: string): Find[] {
  const sections = useSections();
  const { data } = useQuery({
    queryKey: ['saved-views', 'all'],
    queryFn: ({ signal }) => call(v1.savedViews.find, { query: {} }, { signal }),
    enabled: text.length > 0,
    // Without the views, the search still finds everything else.
    retry: false,
  });
  return (data?.data ?? []).flatMap(({ savedViewId, list, name }): Find[] => {
    const section = sections.find((one) => listNameOf(one.name) === list);
    if (!section || !matchesWords(text, `${name} ${section.label} ${viewWords}`)) return [];
    const to = `${section.to}?${new URLSearchParams({ view: savedViewId })}`;
    return [{ kind: 'views', label: name, detail: section.label, to }];
  });
}
