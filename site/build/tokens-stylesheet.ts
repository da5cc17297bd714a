import { type Colours, tokens } from '@semilla/format/tokens';

const id = 'virtual:tokens.css';

type Theme = 'light' | 'dark';

const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function declarations(prefix: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${prefix}${dashed(name)}: ${value};`)
    .join('\n');
}

function themed(theme: Theme): string {
  const colours: Colours = tokens.colours[theme];
  return [
    `color-scheme: ${theme};`,
    declarations('', colours),
    declarations('shadow-', tokens.shadow[theme]),
    declarations('picture-', tokens.picture[theme]),
  ].join('\n');
}

/**
 * The CSS custom properties of both themes. The theme follows the system unless `data-theme` sets it. Print
 * is always light.
 */
function tokensCss(): string {
  const { display, family, mono, size, lineHeight, weight } = tokens.type;
  const shared = [
    declarations('space-', tokens.space),
    declarations('radius-', tokens.radius),
    declarations('font-', { display, family, mono }),
    declarations('size-', size),
    declarations('leading-', lineHeight),
    declarations('weight-', weight),
  ].join('\n');
  return [
    `:root {\n${shared}\n${themed('light')}\n}`,
    `@media screen and (prefers-color-scheme: dark) { :root:not([data-theme='light']) {\n${themed('dark')}\n} }`,
    `@media screen { :root[data-theme='dark'] {\n${themed('dark')}\n} }`,
  ].join('\n');
}

/** Lets a layout `import 'virtual:tokens.css'`. */
export function tokensStylesheet() {
  return {
    name: 'tokens-stylesheet',
    resolveId: (source: string) => (source === id ? `\0${id}` : undefined),
    load: (source: string) => (source === `\0${id}` ? tokensCss() : undefined),
  };
}
