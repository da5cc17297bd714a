import { backofficeLayers } from './backoffice-layers.ts';
import { backofficeLinks } from './backoffice-links.ts';
import { domainNames } from './domain-names.ts';
import { editVersions } from './edit-versions.ts';
import { environment } from './environment.ts';
import { exactVersions } from './exact-versions.ts';
import { fields } from './fields.ts';
import { fileSize } from './file-size.ts';
import { fontSizes } from './font-sizes.ts';
import { forbiddenWords } from './forbidden-words.ts';
import { httpCalls } from './http-calls.ts';
import { journeySettings } from './journey-settings.ts';
import type { Check } from './lib/check.ts';
import { lockFile } from './lock-file.ts';
import { messages } from './messages.ts';
import { migrationNames } from './migration-names.ts';
import { migrationsAreLocked } from './migrations-lock.ts';
import { packageBorders } from './package-borders.ts';
import { readmes } from './readmes.ts';
import { requirements } from './requirements.ts';
import { rings } from './rings.ts';
import { serverLayers } from './server-layers.ts';
import { topLevel } from './top-level.ts';
import { unsafeCasts } from './unsafe-casts.ts';
import { wholeTests } from './whole-tests.ts';

export const checks: Check[] = [
  topLevel,
  packageBorders,
  httpCalls,
  serverLayers,
  backofficeLayers,
  domainNames,
  environment,
  journeySettings,
  editVersions,
  messages,
  fields,
  migrationNames,
  migrationsAreLocked,
  backofficeLinks,
  wholeTests,
  requirements,
  rings,
  readmes,
  fileSize,
  unsafeCasts,
  fontSizes,
  exactVersions,
  lockFile,
  forbiddenWords,
];
