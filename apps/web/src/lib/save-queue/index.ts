export { sendSaves } from './api.ts';
export { deliverLeftDrafts } from './deliver-left.ts';
export { purgeDrafts } from './drafts.ts';
export type { SaveStatus } from './queue-core.ts';
export type { StopReason } from './queue-state.ts';
export { SaveQueue, type SaveQueueView, type SaveReply, type Saving } from './save-queue.ts';
export { stopReasonOf } from './save-reply.ts';
export { sendOnLeave } from './send-on-leave.ts';
export { openTabChannel } from './tab-channel.ts';
