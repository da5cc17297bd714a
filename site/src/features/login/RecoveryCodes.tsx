import { useEffect, useRef, useState } from 'react';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { useLeaveWarning } from '../../ui/use-leave-warning.ts';
import { useSay } from '../../ui/words-context.tsx';
import { reservePlaceForSteps } from '../first-steps/steps-hint.ts';
import { RecoveryCodeList } from './RecoveryCodeList.tsx';
import { wantedPath } from './steps.ts';

function goOn(): void {
  // Most users on this page are new, so the next page will show the first steps.
  reservePlaceForSteps(true);
  location.assign(wantedPath(location.search));
}

/** Shows the recovery codes, only once. The button to continue also confirms that they are saved. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const say = useSay();
  const [isKept, setKept] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const text = `${codes.join('\n')}\n`;

  useLeaveWarning(!isKept);
  useEffect(() => {
    if (isKept) goOn();
  }, [isKept]);
  useEffect(() => heading.current?.focus(), []);

  return (
    <div className="first-otp">
      <h2 ref={heading} tabIndex={-1}>
        {say('auth.firstOtp.codesTitle')}
      </h2>
      <p>{say('auth.firstOtp.codesLead')}</p>
      <RecoveryCodeList codes={codes} />
      <p className="recovery-ways">
        <CopyButton text={text} label={say('auth.firstOtp.copyCodes')} done={say('auth.firstOtp.copied')} />
        <a
          className="button quiet"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="semilla-codigos.txt"
        >
          {say('auth.firstOtp.download')}
        </a>
      </p>
      <button className="button wide" type="button" onClick={() => setKept(true)}>
        {say('auth.firstOtp.kept')}
      </button>
    </div>
  );
}
