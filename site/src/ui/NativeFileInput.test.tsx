// @vitest-environment jsdom
import { attachmentTypes } from '@semilla/contract';
import { expect, it } from 'vitest';
import { pickWords } from '../lib/pick-words.ts';
import { mount } from '../testing/mount.tsx';
import { NativeFileInput } from './NativeFileInput.tsx';
import { WordsProvider } from './words-context.tsx';

const words = ['common.upload'] as const;

it.each([
  ['es', false, 'Elegir un archivo'],
  ['es', true, 'Elegir archivos'],
  ['en', false, 'Choose a file'],
  ['en', true, 'Choose files'],
] as const)(
  '[P4] in %s (several: %s) the button says “%s” regardless of the browser’s language',
  async (locale, multiple, text) => {
    const place = await mount(
      <WordsProvider words={pickWords(locale, words)}>
        <NativeFileInput name="file" multiple={multiple} types={attachmentTypes} onChoose={() => {}} />
      </WordsProvider>,
      words,
    );
    const input = place.querySelector('input');
    expect([input?.type, input?.multiple]).toEqual(['file', multiple]);
    expect(place.textContent).toBe(text);
    // The field's label names the input, so the text of the button is hidden from screen readers.
    expect(place.querySelector('[aria-hidden="true"]')?.textContent).toBe(text);
  },
);

it.each(['', 'application/x-unknown'])(
  '[R5][R6] takes a file by its name if the browser says it has the type “%s”',
  async (type) => {
    const chosen: File[] = [];
    const place = await mount(
      <WordsProvider words={pickWords('es', words)}>
        <NativeFileInput types={attachmentTypes} onChoose={(files) => chosen.push(...files)} />
      </WordsProvider>,
      words,
    );
    const input = place.querySelector('input') as HTMLInputElement;
    expect(input.accept).toContain('.pdf');
    Object.defineProperty(input, 'files', { value: [new File(['%PDF'], 'contrato.PDF', { type })] });
    input.dispatchEvent(new Event('change', { bubbles: true }));
    expect(chosen.map((file) => [file.name, file.type])).toEqual([['contrato.PDF', 'application/pdf']]);
  },
);
