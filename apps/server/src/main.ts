import { buildApp } from './app.ts';
import { type AppParts, runServer } from './platform/run-server.ts';
import { setUp } from './setup.ts';
import { startSimulators } from './simulators.ts';

await runServer({ setUp, buildApp: buildWithSimulators }, process.env);

/** With stand-ins for Google and Clever where the settings ask for them; they end with the server. */
async function buildWithSimulators(parts: AppParts) {
  if (!parts.settings.simulators) return buildApp(parts);
  const { providers, rosterServers, close } = await startSimulators(parts.settings);
  const app = await buildApp({ ...parts, settings: { ...parts.settings, providers, rosterServers } });
  app.addHook('onClose', close);
  return app;
}
