// The page's policy forbids eval. Zod probes for it while its schemas are built, which the browser reports as a violation;
// this tells it not to. It stands apart because it has to run before every module.
globalThis.__zod_globalConfig = { jitless: true };
