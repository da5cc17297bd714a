import { attachmentTypes } from '@semilla/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { mount } from '../testing/mount.tsx';
import { FileInput } from './FileInput.tsx';

async function choose(name: string, type: string) {
  mount(
    <Form>
      <FileInput source="file" label="Elegir" helperText="Menos de 5 MB." types={attachmentTypes} />
    </Form>,
  );
  const file = new File(['x'], name, { type });
  await userEvent.upload(await screen.findByLabelText('Elegir'), file, { applyAccept: false });
  expect(await screen.findByText(new RegExp(`^${name} \\(`))).toBeVisible();
}

afterEach(() => vi.restoreAllMocks());

function givenViewer(isThere: boolean) {
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: isThere, configurable: true });
}

it('[A17] [V9] shows the PDF that was chosen before it is sent', async () => {
  givenViewer(true);
  await choose('justificante.pdf', 'application/pdf');
  expect(screen.getByTitle('justificante.pdf')).toHaveAttribute('src', 'blob:chosen#view=FitH');
  expect(screen.getByRole('link', { name: /otra pestaña.*justificante.pdf/ })).toBeVisible();
});

it('[A17] opens it in another tab where the browser shows no PDF in a page', async () => {
  givenViewer(false);
  await choose('justificante.pdf', 'application/pdf');
  expect(screen.queryByTitle('justificante.pdf')).toBeNull();
  expect(screen.getByRole('link', { name: /otra pestaña/ })).toHaveAttribute('href', 'blob:chosen');
});

it('[A17] [V9] shows a picture, and opens nothing that is not accepted', async () => {
  const made = vi.spyOn(URL, 'createObjectURL');
  await choose('pagina.html', 'text/html');
  expect(made).not.toHaveBeenCalled();
  expect(screen.queryByRole('link', { name: /otra pestaña/ })).toBeNull();

  const picture = new File(['x'], 'recibo.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText('Elegir'), picture);
  expect(await screen.findByText(/^recibo.png/)).toBeVisible();
  expect(document.querySelector('img')).toHaveAttribute('src', 'blob:chosen');
});
