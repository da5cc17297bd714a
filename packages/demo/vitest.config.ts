import { appTests } from '@semilla/server/test/app-tests.ts';
import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { ...appTests, include: ['src/**/*.test.ts'] } });
