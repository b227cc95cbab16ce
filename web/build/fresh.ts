/**
 * Runs before each file of tests: they share a process,
 * and none finds what an earlier one imported or put in place of a global.
 */
import { vi } from 'vitest';

vi.resetModules();
vi.unstubAllGlobals();
