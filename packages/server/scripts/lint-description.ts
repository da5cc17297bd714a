// Lints the description of the API with Redocly's recommended rules: `npm run lint:description`.

import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describeApi } from '@semilla/contract/openapi';

const config = await createConfig({
  extends: ['recommended'],
  rules: {
    // Two pairs that the specification names: `view/{id}` beside `{id}/url`; texts come before parameters.
    'no-ambiguous-paths': 'off',
    // A link in a mail is answered with a redirect alone.
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
