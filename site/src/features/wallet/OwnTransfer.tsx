import { useSay } from '../../ui/words-context.tsx';
import { HowToTransfer } from './HowToTransfer.tsx';

/** How to send any amount at any time, with the wallet's permanent reference. */
export function OwnTransfer() {
  const say = useSay();
  return (
    <div className="form">
      <p>{say('wallet.site.transfer.always')}</p>
      <HowToTransfer />
    </div>
  );
}
