import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { type ConflictChoice, conflictsAskedBy } from '../../api/conflict-gate.ts';

const OpenConflict = lazy(() => import('./OpenConflict.tsx'));

type Open = ComponentProps<typeof OpenConflict>;

/** Asks which values to keep when someone else saved the same record in the meantime. */
export function ConflictDialog() {
  const [open, setOpen] = useState<Open>();
  const refresh = useRefresh();
  const notify = useNotify();
  useEffect(() => {
    let leave = () => {};
    const unset = conflictsAskedBy(
      (conflict) =>
        new Promise((resolve) => {
          const finish = (choice: ConflictChoice) => {
            setOpen(undefined);
            resolve(choice);
            if (choice !== 'theirs') return;
            refresh();
            notify('common.backoffice.conflict.kept', { type: 'info' });
          };
          leave = () => resolve('back');
          setOpen({ conflict, finish });
        }),
    );
    return () => {
      unset();
      leave();
    };
  }, [refresh, notify]);
  return <Suspense>{open && <OpenConflict {...open} />}</Suspense>;
}
