import { buildApp } from './app.ts';
import { runServer } from './platform/run-server.ts';
import { setUp } from './setup.ts';

await runServer({ setUp, buildApp }, process.env);
