import { cleanup } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, vi } from 'vitest';
import { bridge } from './played-service.ts';

/** What a browser has and happy-dom has not: sizes, so that tables draw their rows, and a picture for charts. */
const size = { width: 1_200, height: 800 };
Object.defineProperty(HTMLElement.prototype, 'offsetWidth', { configurable: true, get: () => size.width });
Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, get: () => size.height });
Element.prototype.scrollIntoView = () => undefined;

Object.defineProperty(window, 'answerscope', { value: bridge });

vi.mock('../../src-renderer/charts/chart.tsx', () => ({
  Chart: ({ label }: { label: string }) => createElement('div', { role: 'img', 'aria-label': label }),
}));

afterEach(cleanup);
