/** A picture beside a link to a page, where others share it. */
export interface SharedPicture {
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** One thing of schema.org. */
export type Fact = { '@type': string } & Record<string, unknown>;

export interface HeadProps {
  title: string;
  description?: string | undefined;
  /** The canonical path for search engines; absent on pages that must not be indexed. */
  path?: string | undefined;
  image?: SharedPicture | undefined;
  /** What search engines may read without understanding the page. */
  facts?: Fact[] | undefined;
}
