import { type ComponentProps, lazy, Suspense } from 'react';
import { Waiting } from '../../ui/Waiting.tsx';
import { useSay } from '../../ui/words-context.tsx';

const HowToTransfer = lazy(async () => ({ default: (await import('./HowToTransfer.tsx')).HowToTransfer }));

/** How to transfer money, loaded when it is wanted: most visits of the profile never show it. */
export function LaterHowToTransfer(props: ComponentProps<typeof HowToTransfer>) {
  const say = useSay();
  return (
    <Suspense fallback={<Waiting label={say('wallet.site.loading')} />}>
      <HowToTransfer {...props} />
    </Suspense>
  );
}
