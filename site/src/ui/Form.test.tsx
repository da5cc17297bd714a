// @vitest-environment jsdom
import { ApiProblem, NetworkFailure } from '@semilla/client';
import type { Problem } from '@semilla/contract';
import { expect, it } from 'vitest';
import { mount, press } from '../testing/mount.tsx';
import { Form } from './Form.tsx';
import { TextInput } from './inputs.tsx';
import { useForm } from './use-form.ts';

const refusal = (given: Partial<Problem>) =>
  new ApiProblem({
    type: 'about:blank',
    title: '',
    status: 409,
    detail: 'Ya no se puede.',
    code: 'request.conflict',
    requestId: 'r-1',
    ...given,
  });

function Ticket({ refused }: { refused: Error }) {
  const form = useForm({
    initial: { title: 'Una pregunta' },
    check: () => ({}),
    send: () => Promise.reject(refused),
    onDone: () => {},
  });
  return (
    <Form form={form} action="Enviar">
      <TextInput form={form} name="title" label="Título" />
    </Form>
  );
}

async function sendRefused(refused: Error): Promise<string> {
  const place = await mount(<Ticket refused={refused} />, ['common.form', 'common.actions']);
  await press(place, 'Enviar');
  return document.activeElement?.textContent ?? '';
}

it.each([
  ['a refusal', refusal({}), 'Ya no se puede.'],
  [
    'an ended session',
    refusal({ status: 401, code: 'request.unauthenticated' }),
    'Iniciar sesión en otra pestaña',
  ],
  ['a failed connection', new NetworkFailure('no answer'), 'No hemos podido conectar.'],
  ['an answer without a reason', refusal({ detail: '' }), 'Ha ocurrido un error inesperado.'],
  [
    'a proxy that answers for the server',
    refusal({ status: 502, detail: '', code: 'request.failed' }),
    'El servicio no responde en este momento.',
  ],
])('[X3] moves the focus to the message of %s', async (_, refused, text) => {
  expect(await sendRefused(refused)).toContain(text);
});

it('[X3] moves the focus to the refused field rather than to the message above it', async () => {
  const errors = [{ path: 'title', code: 'too_long' as const, message: 'Es demasiado largo.' }];
  await sendRefused(refusal({ code: 'request.invalid', errors }));
  expect(document.activeElement?.getAttribute('name')).toBe('title');
});
