import { type RefObject, useEffect } from 'react';
import {
  useCreatePath,
  useEvent,
  useListContext,
  useNavigate,
  useResourceContext,
  useResourceDefinitions,
} from 'react-admin';
import { mayDo } from '../../../api/access.ts';
import { useAsker } from '../../../api/use-may.ts';
import { followRowKeys } from './pressed-row-keys.ts';

const rowsOf = (root: Element) => [...root.querySelectorAll<HTMLElement>('tbody tr.RaDataTable-row')];

/** The list that has the focus, or else the first one of the page. */
function isCurrent(root: Element): boolean {
  const focused = document.activeElement?.closest('[data-row-keys]');
  return (focused ?? document.querySelector('[data-row-keys]')) === root;
}

/** Focuses a row. Only the row that had the focus last can be reached with Tab, so a long table is one stop. */
function focusRow(row: HTMLElement, rows: HTMLElement[]): void {
  for (const other of rows) other.removeAttribute('tabindex');
  row.tabIndex = 0;
  row.focus();
}

/** Opens the edit page of a record, where there is one and the user may edit. */
function useEditRecord(): (index: number) => boolean {
  const resource = useResourceContext() ?? '';
  const { data } = useListContext();
  const definitions = useResourceDefinitions();
  const asker = useAsker();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  return (index) => {
    const record = data?.[index];
    if (!record || !asker || !definitions[resource]?.hasEdit) return false;
    if (!mayDo(asker, resource, 'edit', record)) return false;
    navigate(createPath({ resource, type: 'edit', id: record.id }));
    return true;
  };
}

const steps: Record<string, number | undefined> = { j: 1, k: -1 };

/** The keys of a table: `j` and `k` move the focus over its rows, `o` or Enter opens one, `x` selects it, `e` edits it. */
export function useRowKeys(table: RefObject<HTMLElement | null>): void {
  const edit = useEditRecord();
  const press = useEvent((key: string): boolean => {
    const root = table.current;
    if (!root || !isCurrent(root)) return false;
    const rows = rowsOf(root);
    const focused = rows.findIndex((row) => row.contains(document.activeElement));
    const step = steps[key];
    if (step) {
      const next = rows[focused < 0 ? 0 : focused + step];
      if (next) focusRow(next, rows);
      return rows.length > 0;
    }
    const row = rows[focused];
    // On a link or a button in the row, Enter presses that.
    if (!row || (key === 'Enter' && row !== document.activeElement)) return false;
    if (key === 'o' || key === 'Enter') row.click();
    else if (key === 'x') row.querySelector<HTMLElement>('input[type=checkbox]')?.click();
    else return key === 'e' && edit(focused);
    return true;
  });
  useEffect(() => followRowKeys(press), [press]);
}
