import type { ClaimedResource, Endpoint, Field } from '@semilla/contract';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useNotify } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { changesBetween, overlapOf } from '../../api/changes.ts';
import { holdRecords } from '../live/is-writing.ts';
import { differingFields } from './differing-fields.ts';
import { useKeepTyped } from './keep-typed.ts';
import { OthersNotice } from './OthersNotice.tsx';
import { useClaim, useOthers } from './use-claims.ts';
import { useLastEditor } from './use-last-editor.ts';

const ChangedNotice = lazy(() => import('./ChangedNotice.tsx'));

type Versioned = Record<string, unknown> & { version: number };

export interface TogetherProps {
  resource: ClaimedResource;
  recordId: string;
  /** The edit of the record. */
  endpoint: Endpoint;
  /** The fields of the record, if no field list describes it. */
  fields?: Readonly<Record<string, Field>>;
  /** The record as the form shows it, and as it is saved now. */
  record: Versioned;
  newest: Versioned;
  /** Makes `newest` the record of the form. */
  onTake: () => void;
}

/** The fields that the user has changed, as they are in the form. */
function useTyped() {
  const { dirtyFields } = useFormState();
  const { getValues } = useFormContext();
  const names = Object.keys(dirtyFields);
  return {
    isDirty: names.length > 0,
    changesTo: (record: Versioned) =>
      changesBetween(record, Object.fromEntries(names.map((name) => [name, getValues(name)]))),
  };
}

/** Says that the form follows a colleague's edit. A form with changes of its own shows a notice instead. */
function useFollowedNotice({ version }: Versioned, isDirty: boolean): void {
  const notify = useNotify();
  const before = useRef({ version, isDirty });
  useEffect(() => {
    const { current } = before;
    before.current = { version, isDirty };
    if (version > current.version && !current.isDirty && !isDirty)
      notify('common.backoffice.together.followed', { type: 'info' });
  }, [version, isDirty, notify]);
}

/** In a form: claims its record, and tells who else is editing it and what they have saved meanwhile. */
export function Together({ resource, recordId, endpoint, fields, record, newest, onTake }: TogetherProps) {
  const { isDirty, changesTo } = useTyped();
  const keepTyped = useKeepTyped();
  const others = useOthers(resource, recordId);
  useClaim(resource, recordId);
  useFollowedNotice(record, isDirty);
  // A reload would replace what is typed.
  useEffect(() => (isDirty ? holdRecords() : undefined), [isDirty]);
  const isChanged = newest.version > record.version;
  const name = useLastEditor(recordId, isChanged ? newest.version : undefined);
  const take = () => {
    keepTyped(newest.version);
    onTake();
  };
  return (
    <>
      <OthersNotice others={others} />
      <div aria-live="polite">
        {isChanged && (
          <Suspense>
            <ChangedNotice
              name={name}
              fields={differingFields({
                resource,
                before: record,
                now: newest,
                changes: overlapOf(changesTo(record), changesBetween(record, newest)),
                endpoint,
                fields,
              })}
              onTake={take}
            />
          </Suspense>
        )}
      </div>
    </>
  );
}
