import { type Locale, v1 } from '@semilla/contract';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { api } from '../../lib/api.ts';
import { typedValues } from '../../ui/typed-values.ts';
import { type FormState, useForm } from '../../ui/use-form.ts';
import { rememberWanted } from '../login/wanted-after-mail.ts';
import {
  emptyRegistration,
  type Kind,
  type RegistrationValues,
  registrationBody,
} from './registration-body.ts';
import { recallRegistration, rememberRegistration, rememberSent, sentHash } from './registration-draft.ts';
import {
  hashOf,
  type RegistrationStep,
  registrationSteps,
  stepAt,
  stepProblems,
  stepWith,
} from './registration-steps.ts';

interface Registration {
  form: FormState<RegistrationValues>;
  step: RegistrationStep;
}

interface Options {
  /** The kind that the address asks for. */
  askedKind: () => Kind;
  locale: Locale;
  hash: string;
  place: RefObject<HTMLElement | null>;
}

/** The form of all steps. The step is in the address, so Back leads to the one before. */
export function useRegistration({ askedKind, locale, hash, place }: Options): Registration {
  const isRestored = useRef(false);
  const form = useForm({
    initial: emptyRegistration('individual', locale),
    check: (values) => stepProblems(values, stepAt(hash, values)),
    send: async (values) => {
      if (stepAt(hash, values) === 'password')
        await api(v1.registration.create, { body: registrationBody(values) });
    },
    onDone: (_, values) => {
      const next = registrationSteps[registrationSteps.indexOf(stepAt(hash, values)) + 1];
      if (next) {
        location.hash = hashOf(next);
        return;
      }
      rememberWanted();
      rememberSent(askedKind(), values);
      location.replace(sentHash);
    },
    staysOpen: true,
  });
  const { values, attempts, problems, set } = form;
  const step = stepAt(hash, values);

  useEffect(() => {
    if (isRestored.current) rememberRegistration(askedKind(), values);
  }, [askedKind, values]);

  // Replaces the address of a step that the user cannot reach yet. Otherwise the form would jump to that step as soon as
  // the fields of the earlier ones are valid.
  useEffect(() => {
    const reached = hashOf(stepAt(hash, values));
    if (isRestored.current && hash !== '' && hash !== reached) location.replace(reached);
  }, [hash, values]);

  // After the two effects above, which wait for the restored values. The server renders an empty form, in which the
  // user may have typed before this script ran.
  const restore = useEffectEvent(() => {
    const node = place.current?.querySelector('form');
    if (!node) return;
    isRestored.current = true;
    const typed = typedValues(node, values);
    const draft = recallRegistration(askedKind(), locale);
    for (const [name, value] of Object.entries(draft)) if (typed[name] === values[name]) set(name, value);
  });
  useEffect(() => restore(), []);

  const goToRefused = useEffectEvent(() => {
    const refused = stepWith(Object.keys(problems).filter((name) => problems[name]));
    if (refused && refused !== step) location.hash = hashOf(refused);
  });
  useEffect(() => {
    if (attempts > 0) goToRefused();
  }, [attempts]);

  return { form, step };
}
