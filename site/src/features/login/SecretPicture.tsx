import type { AnswerOf, v1 } from '@semilla/contract';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { useSay } from '../../ui/words-context.tsx';

/** The secret as a QR code, and as text for users who cannot scan it. A device with touch, which cannot scan itself, opens it in an app. */
export function SecretPicture({ setUp }: { setUp: AnswerOf<typeof v1.totps.create> }) {
  const say = useSay();
  return (
    <ol className="first-otp-steps">
      <li>{say('auth.firstOtp.app')}</li>
      <li>
        {say('auth.firstOtp.scan')}
        <div className="secret-ways">
          <img
            className="qr"
            data-capture="exclude"
            src={`data:image/svg+xml,${encodeURIComponent(setUp.qrSvg)}`}
            width="200"
            height="200"
            alt={say('auth.firstOtp.qrAlt')}
          />
          <p className="small muted">{say('auth.firstOtp.byHand')}</p>
          <p className="secret" data-capture="exclude">
            <code>{setUp.secret.match(/.{1,4}/g)?.join(' ')}</code>
            <CopyButton
              text={setUp.secret}
              label={say('auth.firstOtp.copySecret')}
              done={say('auth.firstOtp.copied')}
            />
          </p>
          <a className="button quiet open-app" href={setUp.otpauthUrl}>
            {say('auth.firstOtp.openApp')}
          </a>
        </div>
      </li>
      <li>{say('auth.firstOtp.confirm')}</li>
    </ol>
  );
}
