import { type Field, type FieldList, savedViewFieldList, v1 } from '@semilla/contract';
import { fieldLists } from '@semilla/contract/field-lists';
import { useNotify } from 'react-admin';
import { editWithVersion } from '../../../api/edit-with-version.ts';
import { call } from '../../../api/session.ts';
import { useAct } from '../../acts/use-act.ts';
import { savedValues, type ViewRecord } from './list-view.ts';
import type { ListView } from './use-list-view.ts';

/** The address that opens the list with a view. */
function linkTo({ id }: ViewRecord): string {
  const { origin, pathname } = window.location;
  return `${origin}${pathname}?${new URLSearchParams({ view: id })}`;
}

type Changes = Record<string, unknown> & { filter?: Record<string, string> };

/** What a view keeps, for showing how two people changed it. Its filters have the labels of the list. */
function fieldsOf(list: string, { filter }: Changes, view: ViewRecord): Record<string, Field> {
  const { name, isShared, filter: filters, orderBy } = savedViewFieldList.fields;
  const known: FieldList['fields'] = fieldLists.find(({ resource }) => resource === list)?.fields ?? {};
  const names = Object.keys({ ...view.filter, ...filter });
  const ofName = (one: string) =>
    known[one] ?? { ...filters, name: one, label: `fields.${list}.${one}` as const };
  const parts: FieldList = {
    ...savedViewFieldList,
    fields: Object.fromEntries(names.map((one) => [one, ofName(one)])),
  };
  return {
    name,
    isShared,
    filter: { ...filters, label: 'overview.views.filters', parts },
    orderBy: { ...orderBy, label: 'overview.views.order', words: `fields.${list}` },
  };
}

/** What can be done with the view that a list shows. */
export function useViewActs(view: ViewRecord, { shown, readAgain }: ListView) {
  const { act, isPending } = useAct();
  const notify = useNotify();
  const params = { savedViewId: view.id };
  const change = async (changes: Changes, done: string) => {
    const send = () =>
      editWithVersion(v1.savedViews.edit, {
        resource: 'saved-views',
        recordId: view.id,
        params,
        before: view,
        changes,
        bodyOn: () => changes,
        fields: fieldsOf(view.list, changes, view),
      });
    await act(send, { done });
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
