import { attachmentTypes } from '@semilla/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { mount } from '../../testing/mount.tsx';
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

function setPdfViewer(isEnabled: boolean) {
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: isEnabled, configurable: true });
}

it('[A17] [V9] previews the chosen PDF before it is sent', async () => {
  setPdfViewer(true);
  await choose('justificante.pdf', 'application/pdf');
  expect(screen.getByTitle('justificante.pdf')).toHaveAttribute('src', 'blob:chosen#view=FitH');
  expect(screen.getByRole('link', { name: /otra pestaña.*justificante.pdf/ })).toBeVisible();
});

it('[A17] offers the PDF in a new tab if the browser cannot show PDFs in a page', async () => {
  setPdfViewer(false);
  await choose('justificante.pdf', 'application/pdf');
  expect(screen.queryByTitle('justificante.pdf')).toBeNull();
  expect(screen.getByRole('link', { name: /otra pestaña/ })).toHaveAttribute('href', 'blob:chosen');
});

it('[A17] [V9] previews a picture, but not a file of a type that is not accepted', async () => {
  const createObjectURL = vi.spyOn(URL, 'createObjectURL');
  await choose('pagina.html', 'text/html');
  expect(createObjectURL).not.toHaveBeenCalled();
  expect(screen.queryByRole('link', { name: /otra pestaña/ })).toBeNull();

  const picture = new File(['x'], 'recibo.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText('Elegir'), picture);
  expect(await screen.findByText(/^recibo.png/)).toBeVisible();
  expect(document.querySelector('img')).toHaveAttribute('src', 'blob:chosen');
});
