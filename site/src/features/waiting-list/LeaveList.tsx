import { sendOnce } from '@semilla/client';
import { v1, type WaitingPlace } from '@semilla/contract';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useSay } from '../../ui/words-context.tsx';

/** Leaves a waiting list after one confirmation. */
export function LeaveList({ place, onLeft }: { place: WaitingPlace; onLeft: () => void }) {
  const say = useSay();
  const [isLeaving, setLeaving] = useState(false);
  const { waitingPlaceId } = place;
  return (
    <>
      <button className="button quiet" type="button" aria-haspopup="dialog" onClick={() => setLeaving(true)}>
        {say('project.waiting.leave')}
      </button>
      {isLeaving && (
        <ConfirmDialog
          title={say('project.waiting.leave')}
          text={say('project.waiting.leaveText')}
          action={say('project.waiting.leave')}
          act={() => sendOnce(api, v1.waitingPlaces.leave, { params: { waitingPlaceId } })}
          onDone={onLeft}
          onClose={() => setLeaving(false)}
        />
      )}
    </>
  );
}
