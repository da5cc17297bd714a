import type { Order } from '@semilla/contract';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSay } from '../../ui/words-context.tsx';
import { Receipt } from './Receipt.tsx';

/** Prints only the confirmation of an order. */
export function PrintReceipt({ order, brand }: { order: Order; brand: string }) {
  const say = useSay();
  const [isPrinting, setPrinting] = useState(false);

  useEffect(() => {
    if (!isPrinting) return;
    const end = () => setPrinting(false);
    addEventListener('afterprint', end, { once: true });
    print();
    return () => removeEventListener('afterprint', end);
  }, [isPrinting]);

  return (
    <>
      <button className="button quiet" type="button" onClick={() => setPrinting(true)}>
        {say('project.invest.print')}
      </button>
      {isPrinting && createPortal(<Receipt order={order} brand={brand} />, document.body)}
    </>
  );
}
