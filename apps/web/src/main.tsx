import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { start } from './app/start.ts';

// Not awaited at the top of this file: a page's own file, which comes meanwhile, imports from this one and would wait for it.
void start().then(() =>
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
