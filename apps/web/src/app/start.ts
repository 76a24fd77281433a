import { guardDom } from '../lib/dom-guard.ts';
import { hostEdition, showEdition } from '../lib/edition.ts';
import { startI18n } from '../lib/i18n/index.ts';
import { unregisterServiceWorkers } from '../lib/service-worker.ts';
import { startSettings } from '../lib/settings.ts';
import { allowEmptyHtml } from '../lib/trusted-types.ts';
import { loadMessages } from './load-messages.ts';

/** What has to stand before anything is shown: the guards, the edition's colours, this reader's settings, the words of the frame. */
export async function start(): Promise<void> {
  guardDom();
  allowEmptyHtml();
  void unregisterServiceWorkers();
  showEdition(hostEdition());
  startSettings();
  await startI18n({ load: loadMessages, namespaces: ['app', 'ui'] });
}
