import { defineConfig } from 'vitest/config';
import { appTests } from '../server/test/vitest-settings.ts';

export default defineConfig({ test: { ...appTests, include: ['src/**/*.test.ts'] } });
