import { useState } from 'react';
import { useSay } from '../../ui/words-context.tsx';
import { HowToTransfer } from './HowToTransfer.tsx';

/** The wallet's permanent reference, with which the user may transfer money at any time. */
export function OwnReference() {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{say('wallet.site.transfer.withoutRequest')}</summary>
      {isOpen && (
        <div className="form">
          <p>{say('wallet.site.transfer.always')}</p>
          <HowToTransfer />
        </div>
      )}
    </details>
  );
}
