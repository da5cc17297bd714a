import type { Locale } from '@semilla/contract';
import { useEffect, useRef } from 'react';
import type { Words } from '../../lib/words.ts';
import { Form } from '../../ui/Form.tsx';
import type { FormState } from '../../ui/use-form.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useSay, WordsProvider } from '../../ui/words-context.tsx';
import { CompanyInputs } from '../personal-inputs/CompanyInputs.tsx';
import { PersonNameInputs } from '../personal-inputs/PersonNameInputs.tsx';
import { MailInputs, PasswordStepInputs } from './AccountInputs.tsx';
import { CheckYourMail } from './CheckYourMail.tsx';
import { KindChoice } from './KindChoice.tsx';
import './registration.css';
import type { Kind, RegistrationValues } from './registration-body.ts';
import { recallSent, sentHash } from './registration-draft.ts';
import { hashOf, registrationSteps } from './registration-steps.ts';
import { Steps } from './Steps.tsx';
import { useHash } from './use-hash.ts';
import { useRegistration } from './use-registration.ts';

interface Props {
  words: Words;
  locale: Locale;
}

const askedKind = (): Kind =>
  new URLSearchParams(location.search).get('kind') === 'company' ? 'company' : 'individual';

export default function RegistrationForm({ words, locale }: Props) {
  const isHydrated = useHydrated();
  const hash = useHash();
  const sentTo = isHydrated && hash === sentHash ? recallSent() : undefined;
  return (
    <WordsProvider words={words}>
      {sentTo ? <CheckYourMail email={sentTo} /> : <Fields locale={locale} hash={hash} />}
    </WordsProvider>
  );
}

function Fields({ locale, hash }: { locale: Locale; hash: string }) {
  const say = useSay();
  const place = useRef<HTMLDivElement>(null);
  const { form, step } = useRegistration({ askedKind, locale, hash, place });

  // Moves the focus when the step changes, but not when the page loads.
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const invalid = place.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (invalid ?? place.current?.querySelector('h2'))?.focus();
  }, [step]);

  const earlier = registrationSteps[registrationSteps.indexOf(step) - 1];
  return (
    <div className="form" ref={place}>
      <Steps step={step} />
      {/* The question of the first step says the same as its title. */}
      <h2 className={step === 'about' ? 'visually-hidden' : 'registration-title'} tabIndex={-1}>
        {say(`account.registration.steps.${step}`)}
      </h2>
      <Form
        key={step}
        form={form}
        action={say(step === 'password' ? 'account.registration.action' : 'account.registration.goOn')}
      >
        {step === 'about' && <AboutInputs form={form} />}
        {step === 'mail' && <MailInputs form={form} />}
        {step === 'password' && <PasswordStepInputs form={form} />}
      </Form>
      {earlier && (
        <a className="registration-back" href={hashOf(earlier)}>
          {say('account.registration.back')}
        </a>
      )}
    </div>
  );
}

function AboutInputs({ form }: { form: FormState<RegistrationValues> }) {
  const say = useSay();
  return (
    <>
      <KindChoice form={form} />
      {form.values.kind === 'company' ? (
        <CompanyInputs form={form} nameField="companyName" />
      ) : (
        <PersonNameInputs form={form} birthdayHint={say('account.registration.birthdayHint')} />
      )}
    </>
  );
}
