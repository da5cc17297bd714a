import { useEffect, useRef } from 'react';
import { useSay } from '../../ui/words-context.tsx';
import { ResendMail } from '../login/ResendMail.tsx';
import { hashOf } from './registration-steps.ts';

/** Shown after registration: the user must open the link in the mail. */
export function CheckYourMail({ email }: { email: string }) {
  const say = useSay();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="form" data-outcome>
      <h2 ref={heading} tabIndex={-1}>
        {say('account.registration.checkMail')}
      </h2>
      <p>{say('account.registration.mailSent', { email })}</p>
      <p className="small muted">{say('account.registration.notArrived')}</p>
      <ResendMail email={email} />
      <a className="registration-back" href={hashOf('mail')}>
        {say('account.registration.correctMail')}
      </a>
    </div>
  );
}
