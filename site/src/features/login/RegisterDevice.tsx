import { v1 } from '@semilla/contract';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { Form } from '../../ui/Form.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { useForm } from '../../ui/use-form.ts';
import { useSay } from '../../ui/words-context.tsx';

/**
 * Trusts this browser under a name. If the browser was trusted before, the new entry replaces the old one.
 */
export function RegisterDevice({ onRegistered }: { onRegistered: () => void }) {
  const say = useSay();
  const [registered, setRegistered] = useState<string>();
  const form = useForm({
    initial: { name: '' },
    loadCheck: () => import('./check-device.ts').then(({ checkDevice }) => checkDevice),
    send: (body) => api(v1.devices.create, { body }),
    onDone: (_, { name }) => {
      setRegistered(name);
      onRegistered();
    },
  });
  if (registered) {
    return <output className="notice success">{say('auth.devices.registered', { name: registered })}</output>;
  }
  return (
    <Form form={form} action={say('auth.devices.register')}>
      <TextInput
        form={form}
        name="name"
        label={say('fields.devices.name')}
        hint={say('auth.devices.nameHint')}
      />
    </Form>
  );
}
