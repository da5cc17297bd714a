import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aProof } from '../../../testing/money-records.ts';
import { mount } from '../../../testing/mount.tsx';
import { ChosenDocument } from './DocumentCard.tsx';

it('[A23] opens a chosen PDF in a new tab if the browser cannot show PDFs in a page', async () => {
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false, configurable: true });
  mount(<ChosenDocument file={aProof()} />);
  expect(await screen.findByRole('link', { name: 'Abrir en otra pestaña' })).toHaveAttribute(
    'href',
    'blob:chosen',
  );
});
