// @vitest-environment jsdom
import { ApiProblem, type FieldProblems, NetworkFailure } from '@semilla/client';
import type { Problem } from '@semilla/contract';
import { act } from 'react';
import { expect, it } from 'vitest';
import { fill, mount, press } from '../testing/mount.tsx';
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
    check: ({ title }): FieldProblems => (title === 'x' ? { title: { code: 'invalid', params: {} } } : {}),
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

it('[X1] shows what is wrong with a field that was left by pressing the button only after the click', async () => {
  const place = await mount(<Ticket refused={refusal({})} />, ['common.form', 'validation']);
  const [input, button] = [place.querySelector('input'), place.querySelector('button')];
  const fire = (node: Element | null, event: Event) => act(async () => node?.dispatchEvent(event));
  await fill(place, 'title', 'x');
  await fire(button, new MouseEvent('mousedown', { bubbles: true }));
  await fire(input, new FocusEvent('focusout', { bubbles: true }));
  expect(place.querySelector('.problem')).toBeNull();
  await fire(button, new MouseEvent('mouseup', { bubbles: true }));
  // The click follows in the task of its mouseup.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(place.querySelector('.problem')).not.toBeNull();
});
