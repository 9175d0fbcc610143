import { EventEmitter } from 'node:events';
import type { CacheStore } from './cache.ts';

/** Publishes and subscribes within one process. */
export function createLocalTopics(): Pick<CacheStore, 'publish' | 'subscribe'> {
  const emitter = new EventEmitter();
  // Unlimited, because each chunk of each running search has a listener.
  emitter.setMaxListeners(0);
  return {
    publish: (topic, message) => void emitter.emit(`news:${topic}`, message),
    subscribe: (topic, listener) => {
      emitter.on(`news:${topic}`, listener);
      return () => void emitter.off(`news:${topic}`, listener);
    },
  };
}
