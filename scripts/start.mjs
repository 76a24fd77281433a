import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { bootstrap, main, root } from './bootstrap.mjs';
import { buildWeb } from './build-web.mjs';
import { memory } from './memory.mjs';

const progress = (line) => console.log(`  ${line}`);

await main(async () => {
  console.log('Alba Learn');
  const node = bootstrap(progress);
  await buildWeb(node, progress);
  serve(node);
});

/**
 * Runs the server in the same process group, so that Ctrl-C reaches it directly. Signals that come to this script alone are
 * passed on as a message, which the server never takes for a second, impatient Ctrl-C.
 */
function serve(node) {
  const child = spawn(node, [...memory.flags, join(root, 'apps', 'server', 'src', 'main.ts')], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...memory.env, ...process.env },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (child.connected) child.send('stop', () => {});
    });
  }
  child.on('error', (error) => {
    console.error(`The server could not be started: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code) => process.exit(code ?? 1));
}
