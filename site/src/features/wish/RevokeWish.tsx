import { sendOnce } from '@semilla/client';
import { v1, type Wish } from '@semilla/contract';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useSay } from '../../ui/words-context.tsx';

/** Revokes an open wish after one confirmation. */
export function RevokeWish({ wish, onDone }: { wish: Wish; onDone: () => void }) {
  const say = useSay();
  const [isAsking, setAsking] = useState(false);
  const { wishId, projectName } = wish;
  return (
    <>
      <button
        className="button quiet"
        type="button"
        aria-haspopup="dialog"
        aria-label={say('project.wish.revokeNamed', { name: projectName })}
        onClick={() => setAsking(true)}
      >
        {say('project.wish.revoke')}
      </button>
      {isAsking && (
        <ConfirmDialog
          title={say('project.wish.revoke')}
          text={say('project.wish.revokeText')}
          action={say('project.wish.revoke')}
          act={() => sendOnce(api, v1.wishes.revoke, { params: { wishId } })}
          onDone={onDone}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
