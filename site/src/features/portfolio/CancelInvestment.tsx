import type { Order } from '@semilla/contract';
import { useState } from 'react';
import { useSay } from '../../ui/words-context.tsx';
import { CancelDialog } from './CancelDialog.tsx';

/** The button to cancel an investment, with the current cost. */
export function CancelInvestment({ order, onChanged }: { order: Order; onChanged: () => void }) {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        className="button quiet"
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        aria-label={say('project.portfolio.cancelNamed', { name: order.projectName })}
      >
        {say('project.portfolio.cancel')}
      </button>
      {isOpen && (
        <CancelDialog
          order={order}
          onClose={(isChanged) => {
            setOpen(false);
            if (isChanged) onChanged();
          }}
        />
      )}
    </>
  );
}
