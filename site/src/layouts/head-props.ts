/** A picture beside a link to a page, where others share it. */
export interface SharedPicture {
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** One thing of schema.org. */
export type Fact = { '@type': string } & Record<string, unknown>;

/** What the head of a page says of it. */
export interface HeadProps {
  title: string;
  description?: string | undefined;
  /** The path of this page for search engines; absent where they have nothing to find. */
  path?: string | undefined;
  image?: SharedPicture | undefined;
  /** What search engines may read without understanding the page. */
  facts?: Fact[] | undefined;
}
