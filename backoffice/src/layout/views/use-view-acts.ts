import { v1 } from '@semilla/contract';
import { useNotify } from 'react-admin';
import { call } from '../../providers/session.ts';
import { useAct } from '../use-act.ts';
import { savedValues, type ViewRecord } from './list-view.ts';
import type { ListView } from './use-list-view.ts';

/** The address that opens the list with a view. */
function linkTo({ id }: ViewRecord): string {
  const { origin, pathname } = window.location;
  return `${origin}${pathname}?${new URLSearchParams({ view: id })}`;
}

/** What can be done with the view that a list shows. */
export function useViewActs(view: ViewRecord, { shown, readAgain }: ListView) {
  const { act, isPending } = useAct();
  const notify = useNotify();
  const params = { savedViewId: view.id };
  const change = async (body: object, done: string) => {
    const { version } = view;
    await act(() => call(v1.savedViews.edit, { params, body: { ...body, version } }), { done });
    await readAgain();
  };
  return {
    isPending,
    update: () => {
      const { columns, ...values } = savedValues(shown);
      // A phone shows no columns, and keeps those of the view.
      return change(columns ? { ...values, columns } : values, 'overview.views.updated');
    },
    share: (isShared: boolean) =>
      change({ isShared }, isShared ? 'overview.views.nowShared' : 'overview.views.nowPrivate'),
    remove: async () => {
      const done = 'overview.views.deleted';
      const isDone = await act(() => call(v1.savedViews.delete, { params }), { done });
      await readAgain();
      return isDone;
    },
    copy: () =>
      navigator.clipboard.writeText(linkTo(view)).then(
        () => notify('overview.views.copied', { type: 'success' }),
        () => notify('overview.views.notCopied', { type: 'error' }),
      ),
  };
}
