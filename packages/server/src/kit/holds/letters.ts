import type { HoldReason } from '@semilla/contract';
import { formatDateTime } from '@semilla/format';
import { createTranslator, type Locale } from '@semilla/i18n';
import type { Letter } from '../mail/letter.ts';

interface Addressee {
  name: string;
  language: Locale;
}

/** Tells a customer that withdrawals are on hold after their access changed, with a link to stop withdrawals. */
export function holdStartedLetter(
  { reason, until, url }: { reason: HoldReason; until: Date; url: string },
  to: Addressee,
): Letter {
  const t = createTranslator(to.language);
  return {
    kind: 'wallet.withdrawalsHeld',
    locale: to.language,
    subject: t('wallet.hold.mail.started.subject'),
    greeting: t('auth.mail.greeting', { name: to.name }),
    paragraphs: [
      t(`wallet.hold.reasons.${reason}`),
      t('wallet.hold.mail.started.text', { until: formatDateTime(until) }),
      t('wallet.hold.mail.started.ifNotYou'),
    ],
    action: { label: t('wallet.hold.mail.started.action'), url },
    footnote: t('wallet.hold.mail.footnote'),
  };
}

/** Tells a customer that withdrawals are stopped, as they asked, or possible again. */
export function holdNotice(event: 'stopped' | 'ended', to: Addressee): Letter {
  const t = createTranslator(to.language);
  return {
    kind: 'wallet.withdrawalsHeld',
    locale: to.language,
    subject: t(`wallet.hold.mail.${event}.subject`),
    greeting: t('auth.mail.greeting', { name: to.name }),
    paragraphs: [t(`wallet.hold.mail.${event}.text`)],
    footnote: t('wallet.hold.mail.footnote'),
  };
}
