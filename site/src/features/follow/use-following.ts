import { sendOnce } from '@semilla/client';
import { v1 } from '@semilla/contract';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useSay } from '../../ui/words-context.tsx';
import { notify } from '../notices/notices-store.ts';

/** Follows a project, and stops. `onChanged` reloads what the page shows. */
export function useFollowing(projectId: string, onChanged: () => Promise<unknown>) {
  const say = useSay();
  const [isBusy, setBusy] = useState(false);

  async function carryOut(act: () => Promise<unknown>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    await act().then(onChanged, () => notify('error', say('project.follow.failed')));
    setBusy(false);
  }

  return {
    isBusy,
    follow: () => void carryOut(() => sendOnce(api, v1.projectFollows.create, { body: { projectId } })),
    stop: () => void carryOut(() => api(v1.projectFollows.delete, { params: { projectId } })),
  };
}
