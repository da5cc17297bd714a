/** The preview picture of a shared link. */
export interface SharedPicture {
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** A schema.org object. */
export type Fact = { '@type': string } & Record<string, unknown>;

export interface HeadProps {
  title: string;
  description?: string | undefined;
  /** The canonical path for search engines. Undefined on pages that must not be indexed. */
  path?: string | undefined;
  image?: SharedPicture | undefined;
  /** Structured data for search engines. */
  facts?: Fact[] | undefined;
}
