import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:signed-in'?: boolean;
  }
}
