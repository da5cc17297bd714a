import { vi } from 'vitest';

// Test files share a process and its packages, but each file loads the sources again, with its own mocks, globals and timers.
vi.resetModules();
vi.unstubAllGlobals();
vi.useRealTimers();
