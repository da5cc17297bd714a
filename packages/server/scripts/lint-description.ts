// Lints the description of the API with Redocly's recommended rules: `npm run lint:description`.

import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describeApi } from '@semilla/contract/openapi';

const config = await createConfig({
  extends: ['recommended'],
  rules: {
    // The specification has two pairs such as `view/{id}` and `{id}/url`. The server matches fixed text
    // first.
    'no-ambiguous-paths': 'off',
    // An endpoint for a link in a mail has no 2xx answer: it only redirects.
    'operation-2xx-response': 'off',
    // Semilla is not offered under a public licence.
    'info-license': 'off',
    // The demo and the tests are served from localhost.
    'no-server-example.com': 'off',
  },
});
const source = JSON.stringify(
  describeApi({ title: 'Semilla API', url: 'http://localhost:3000', cookieName: 'semilla-session' }),
);
const problems = await lintFromString({ source, config });
for (const { severity, ruleId, message, location } of problems) {
  console.error(`${severity} ${ruleId} at ${location[0]?.pointer ?? '#/'}: ${message}`);
}
console.log(`the description of the API: ${problems.length} problems`);
process.exitCode = problems.length ? 1 : 0;
