import { lazy, Suspense } from 'react';
import { useLocation, useNavigate, useResourceDefinitions } from 'react-admin';
import { mayDo } from '../../api/access.ts';
import { useAsker } from '../../api/use-may.ts';
import { pressRowKey } from '../../kit/list/row-keys/pressed-row-keys.ts';
import { type Sheet, useSheet } from '../../kit/shortcuts/sheet-context.tsx';
import { useShortcuts } from '../../kit/shortcuts/use-shortcuts.ts';
import { useSections } from '../menu/use-sections.ts';
import { SearchDialog } from '../search/SearchDialog.tsx';

const ShortcutSheet = lazy(() => import('./ShortcutSheet.tsx'));

/** The create page of the current section, if the user has permission. */
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
  const open = (nextSheet: Sheet) => {
    show(nextSheet);
    return true;
  };
  useShortcuts({
    search: () => open('search'),
    press: (key) => {
      if (key === '/') return open('search');
      if (key === '?') return open('help');
      return (key === 'n' && follow(newPath)) || pressRowKey(key);
    },
    go: (letter) => follow(letter === 'h' ? '/' : sections.find((section) => section.letter === letter)?.to),
  });

  return (
    <Suspense>
      {/* Not lazy, so that letters typed right after the shortcut are not lost. */}
      {sheet === 'search' && <SearchDialog onClose={close} />}
      {sheet === 'help' && <ShortcutSheet onClose={close} />}
    </Suspense>
  );
}
