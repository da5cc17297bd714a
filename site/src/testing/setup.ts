import { vi } from 'vitest';

// Files share a process and its packages, but each loads the sources anew, with its own mocks, globals and timers.
vi.resetModules();
vi.unstubAllGlobals();
vi.useRealTimers();
