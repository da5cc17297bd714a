import { Alert, Button } from '@mui/material';
import { v1 } from '@semilla/contract';
import { useState } from 'react';
import { type SortPayload, useNotify, useResourceContext, useStore, useTranslate } from 'react-admin';
import { listFilter } from '../../../api/list-search.ts';
import { endpointOf } from '../../../api/resources.ts';
import { call } from '../../../api/session.ts';
import { useNotifyRefusal } from '../../acts/use-notify-refusal.ts';
import { savedValues } from './list-view.ts';
import type { ListView } from './use-list-view.ts';

/** A search that react-admin kept in this browser. */
interface EarlierSearch {
  label: string;
  value?: { filter?: Record<string, unknown>; sort?: SortPayload };
}

const nameMax = 60;

/** A name that no other view of the list has: `Madrid`, or else `Madrid (2)`. */
function freeName(label: string, taken: readonly string[]): string {
  const known = new Set(taken.map((name) => name.toLowerCase()));
  for (let count = 1; ; count += 1) {
    const ending = count === 1 ? '' : ` (${count})`;
    const name = `${label.trim().slice(0, nameMax - ending.length)}${ending}`;
    if (!known.has(name.toLowerCase())) return name;
  }
}

/** Offers to keep the searches that this browser stored before there were views. */
export function EarlierSearches({ list, views, readAgain }: ListView) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyRefusal = useNotifyRefusal();
  const resource = useResourceContext() ?? '';
  const [stored, setStored] = useStore<EarlierSearch[] | undefined>(`${resource}.savedQueries`);
  const [isSending, setSending] = useState(false);
  const searches = Array.isArray(stored) ? stored.filter(({ label }) => label?.trim()) : [];
  if (!searches.length) return null;

  const keep = async () => {
    setSending(true);
    const names = views.map(({ name }) => name);
    let left = searches;
    try {
      for (const { label, value = {} } of searches) {
        const name = freeName(label, names);
        const filter = listFilter(endpointOf(resource, 'list'), value.filter ?? {});
        const sort = value.sort ?? { field: 'id', order: 'ASC' };
        const values = savedValues({ filter, sort, columns: undefined });
        await call(v1.savedViews.create, { body: { list, name, isShared: false, ...values } });
        names.push(name);
        left = left.slice(1);
      }
      notify('overview.views.kept', { type: 'success' });
    } catch (refusal) {
      notifyRefusal(refusal);
    } finally {
      setStored(left.length ? left : undefined);
      setSending(false);
      void readAgain();
    }
  };
  return (
    <Alert
      severity="info"
      sx={{ my: 1 }}
      action={
        <>
          <Button color="inherit" size="small" disabled={isSending} onClick={() => void keep()}>
            {translate('overview.views.keep')}
          </Button>
          <Button color="inherit" size="small" disabled={isSending} onClick={() => setStored(undefined)}>
            {translate('overview.views.forget')}
          </Button>
        </>
      }
    >
      {translate('overview.views.earlier', {
        smart_count: searches.length,
        names: searches.map(({ label }) => label).join(', '),
      })}
    </Alert>
  );
}
