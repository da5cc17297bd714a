// Adds to each call of the page a form with which it is made in the browser, with the reader's own session.
const words = JSON.parse(document.currentScript.dataset.words);
let description;

async function operationOf({ path, method }) {
  description ??= fetch('/v1/openapi.json').then((answer) => answer.json());
  return (await description).paths[path][method];
}

function element(tag, properties, ...children) {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

function fieldOf({ name, in: place, required, example }) {
  // A path needs its value; of a query only what is wanted.
  const value = place === 'path' ? String(example ?? '') : '';
  const input = element('input', { name, value, required, className: 'wire', autocomplete: 'off' });
  input.dataset.place = place;
  return element('label', {}, name, input);
}

const exampleOf = (operation) => operation.requestBody?.content['application/json']?.example;

function requestOf(form, { path, method }) {
  let address = path;
  const query = new URLSearchParams();
  const headers = {};
  for (const { name, value, dataset } of form.querySelectorAll('input')) {
    if (dataset.place === 'path') address = address.replace(`{${name}}`, encodeURIComponent(value));
    else if (dataset.place === 'header' && value) headers[name] = value;
    else if (value) for (const part of value.split('&')) query.append(name, part);
  }
  const body = form.querySelector('textarea')?.value.trim();
  if (body) headers['content-type'] = 'application/json';
  return [
    query.size ? `${address}?${query}` : address,
    { method: method.toUpperCase(), headers, ...(body && { body }) },
  ];
}

async function textOf(answer) {
  const type = answer.headers.get('content-type') ?? '';
  const text = /json|text/.test(type) ? await answer.text() : type;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

async function send(form, output, { dataset }) {
  const body = form.querySelector('textarea')?.value.trim();
  try {
    if (body) JSON.parse(body);
  } catch {
    output.textContent = words.unreadable;
    return;
  }
  output.textContent = words.sending;
  try {
    const [address, options] = requestOf(form, dataset);
    const answer = await fetch(address, {
      ...options,
      headers: { 'accept-language': document.documentElement.lang, ...options.headers },
    });
    output.textContent = `${options.method} ${address}\n${answer.status}\n\n${await textOf(answer)}`;
  } catch {
    output.textContent = words.noAnswer;
  }
}

async function openForm(section, button) {
  const operation = await operationOf(section.dataset);
  const example = exampleOf(operation);
  if (operation.requestBody && example === undefined) {
    button.replaceWith(element('p', { className: 'soft' }, words.filesByProgram));
    return;
  }
  const form = element(
    'form',
    {},
    element('p', { className: 'soft' }, words.tryNote),
    // The browser sends the origin by itself.
    ...operation.parameters.filter(({ name }) => name !== 'Origin').map(fieldOf),
  );
  if (example !== undefined) {
    const text = element('textarea', { rows: 8, spellcheck: false, value: JSON.stringify(example, null, 2) });
    form.append(element('label', {}, words.body, text));
  }
  const output = element('pre', { tabIndex: 0, ariaLabel: words.answer, ariaLive: 'polite', role: 'status' });
  form.append(element('div', {}, element('button', {}, words.send)), output);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(form, output, section);
  });
  button.replaceWith(form);
  form.querySelector('input, textarea, button').focus();
}

for (const section of document.querySelectorAll('details[data-path]')) {
  const button = element('button', { type: 'button', className: 'quiet' }, words.tryIt);
  button.addEventListener('click', () => void openForm(section, button));
  section.querySelector('div').prepend(button);
}

function openNamed() {
  const section = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (section?.tagName !== 'DETAILS') return;
  section.open = true;
  section.scrollIntoView();
}
addEventListener('hashchange', openNamed);
openNamed();
