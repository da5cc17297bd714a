import { type Picture, shareSize } from '@semilla/contract';
import type { Locale } from '@semilla/i18n';
import type { SharedPicture } from '../../layouts/head-props.ts';
import { inOwnLanguage } from '../../lib/in-language.ts';
import { middleSource } from './project-cover.ts';

/** The preview picture of a shared link. */
export function sharedPicture(locale: Locale, picture: Picture | null): SharedPicture | undefined {
  if (!picture) return undefined;
  const alt = inOwnLanguage(locale, picture.description, picture.descriptionEn);
  if (picture.shareUrl) return { url: picture.shareUrl, ...shareSize, alt };
  const source = middleSource(picture);
  if (!source) return undefined;
  const height = Math.round((source.width * picture.height) / picture.width);
  return { url: source.url, width: source.width, height, alt };
}
