import { lazy, Suspense } from 'react';
import { useLocation, useNavigate, useResourceDefinitions } from 'react-admin';
import { mayDo } from '../../providers/access.ts';
import { useAsker, useSections } from '../menu/use-sections.ts';
import { SearchDialog } from '../search/SearchDialog.tsx';
import { type Sheet, useSheet } from './sheet-context.tsx';
import { useShortcuts } from './use-shortcuts.ts';

const ShortcutSheet = lazy(() => import('./ShortcutSheet.tsx'));

/** Where something new is made, from where one is. */
function useNewPath(): string | undefined {
  const asker = useAsker();
  const definitions = useResourceDefinitions();
  const { pathname } = useLocation();
  const section = useSections()
    .filter(({ to }) => `${pathname}/`.startsWith(to))
    .find(({ name }) => definitions[name]?.hasCreate);
  if (!asker || !section || !mayDo(asker, section.name, 'create')) return undefined;
  return `/${section.name}/new`;
}

/** The keys that lead somewhere, and what they open over the page. */
export function Shortcuts() {
  const navigate = useNavigate();
  const sections = useSections();
  const newPath = useNewPath();
  const { sheet, show } = useSheet();
  const close = () => show(undefined);

  const follow = (path: string | undefined) => {
    if (path) navigate(path);
    return Boolean(path);
  };
  const open = (wanted: Sheet) => {
    show(wanted);
    return true;
  };
  useShortcuts({
    search: () => open('search'),
    press: (key) => {
      if (key === '/') return open('search');
      if (key === '?') return open('help');
      return key === 'n' && follow(newPath);
    },
    go: (letter) => follow(letter === 'h' ? '/' : sections.find((one) => one.letter === letter)?.to),
  });

  return (
    <Suspense>
      {/* Not lazy: whoever presses the keys goes on typing at once. */}
      {sheet === 'search' && <SearchDialog onClose={close} />}
      {sheet === 'help' && <ShortcutSheet onClose={close} />}
    </Suspense>
  );
}
