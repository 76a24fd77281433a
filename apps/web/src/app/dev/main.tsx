import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { start } from '../start.ts';
import { Gallery } from './gallery.tsx';

await start();
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Gallery />
  </StrictMode>,
);
