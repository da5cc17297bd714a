import { fileSizeBytesMax, v1 } from '@semilla/contract';
import { buildPdf, buildRequestHistory } from '@semilla/contract/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { fileOf, formOf } from '../../../test/forms.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { givenTicket, open, pictureBytes } from '../../../test/tickets.ts';
import { documents } from '../../schema/documents.ts';

let test: TestApp;
let customer: Caller;
let png: Buffer;

beforeAll(async () => {
  test = await buildTestApp();
  customer = await as(test, 'user');
  png = await pictureBytes();
});
afterAll(() => test.close());

describe('a ticket form', () => {
  it.each([
    ['title', '', 'Required.'],
    ['title', ' \n ', 'Required.'],
    ['description', '', 'Required.'],
    ['title', 'a'.repeat(151), 'It must have at most 150 characters.'],
    ['description', 'a'.repeat(5_001), 'It must have at most 5000 characters.'],
    ['title', 'a\u0007b', 'It contains characters that cannot be used.'],
    ['userId', 'yo', 'The identifier is not valid.'],
    ['stateId', 'Closed', 'This field does not exist.'],
  ])('[V1][V7][V18] refuses %s %j', async (path, value, message) => {
    const form = formOf({ title: 'Título', description: 'Descripción', [path]: value });
    const answer = await customer.post(v1.tickets.create.path, {
      form,
      headers: { 'accept-language': 'en' },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([expect.objectContaining({ path, message })]);
  });

  const json = buildRequestHistory();
  const files: [string, () => File[], string[], number, string, string][] = [
    [
      'an HTML page',
      () => [fileOf('<html><script>1</script>', 'a.png')],
      ['attachment'],
      415,
      'documents.0',
      'file_type',
    ],
    ['a text file', () => [fileOf('hola', 'a.json')], ['request-history'], 415, 'documents.0', 'file_type'],
    ['broken JSON', () => [fileOf('{"a":', 'a.json')], ['request-history'], 415, 'documents.0', 'file_type'],
    [
      'JSON that is not valid UTF-8',
      () => [fileOf(Buffer.from([0x7b, 0xff, 0x7d]), 'a')],
      ['request-history'],
      415,
      'documents.0',
      'file_type',
    ],
    [
      'too large JSON',
      () => [fileOf(`[${'1,'.repeat(200_000)}1]`, 'a')],
      ['request-history'],
      415,
      'documents.0',
      'file_type',
    ],
    [
      'JSON as an attachment',
      () => [fileOf(json, 'a.json')],
      ['attachment'],
      415,
      'documents.0',
      'file_type',
    ],
    [
      'a picture as history',
      () => [fileOf(png, 'a.png')],
      ['request-history'],
      415,
      'documents.0',
      'file_type',
    ],
    [
      'a PDF as screenshot',
      () => [fileOf(png, 'a'), fileOf(buildPdf(), 'b')],
      ['attachment', 'screenshot'],
      415,
      'documents.1',
      'file_type',
    ],
    ['an empty file', () => [fileOf('', 'a.png')], ['attachment'], 400, 'documents.0', 'file_empty'],
    [
      'two screenshots',
      () => [fileOf(png, 'a'), fileOf(png, 'b')],
      ['screenshot', 'screenshot'],
      400,
      'documents',
      'too_many',
    ],
    [
      'eleven attachments',
      () => Array.from({ length: 11 }, () => fileOf(png, 'a')),
      Array(11).fill('attachment'),
      400,
      'documents',
      'too_many',
    ],
    [
      'twenty-one histories',
      () => Array.from({ length: 21 }, () => fileOf(json, 'a')),
      Array(21).fill('request-history'),
      400,
      'documents',
      'too_many',
    ],
    [
      'fewer types than files',
      () => [fileOf(png, 'a'), fileOf(png, 'b')],
      ['attachment'],
      400,
      'documentOwnerTypes',
      'one_each',
    ],
    ['more types than files', () => [], ['attachment'], 400, 'documentOwnerTypes', 'one_each'],
    ['an unknown type', () => [fileOf(png, 'a')], ['selfie'], 400, 'documentOwnerTypes.0', 'choice'],
  ];
  it.each(files)('[V8][V9] refuses %s', async (_, documentsOf, documentOwnerTypes, status, path, code) => {
    const before = await test.db.$count(documents);
    const answer = await open(customer, { documents: documentsOf(), documentOwnerTypes });
    expect(answer.statusCode).toBe(status);
    expect(answer.json().errors).toEqual([expect.objectContaining({ path, code })]);
    expect(await test.db.$count(documents)).toBe(before);
  });

  it('[V8] refuses files of 5 MB, and more than the maximum number of files', async () => {
    const tooLarge = fileOf(new Uint8Array(fileSizeBytesMax), 'a.pdf');
    expect((await open(customer, { documents: [fileOf(png, 'a.png'), tooLarge] })).json()).toMatchObject({
      status: 413,
      code: 'file.too_large',
      errors: [{ path: 'documents', code: 'file_too_large' }],
    });
    const many = Array.from({ length: 40 }, () => fileOf(png, 'a'));
    expect((await open(customer, { documents: many })).json().code).toBe('request.too_large');
  });

  it('[V9] stores files without a type as attachments', async () => {
    const { documents: attachments } = await givenTicket(customer, {
      documents: [fileOf(png, 'a'), fileOf(png, 'b')],
    });
    expect(attachments).toHaveLength(2);
  });

  it('may be JSON if there are no files, but no other type of body', async () => {
    const body = { title: 'a', description: 'b' };
    expect((await customer.post(v1.tickets.create.path, { body })).statusCode).toBe(201);
    const headers = { 'content-type': 'text/plain' };
    expect((await customer.post(v1.tickets.create.path, { headers })).statusCode).toBe(415);
  });
});
