import { EventEmitter } from 'node:events';
import type { CacheStore } from './cache.ts';

/** News within one process. */
export function createNews(): Pick<CacheStore, 'tell' | 'hear'> {
  const emitter = new EventEmitter();
  // One listener for every chunk of every search that is followed.
  emitter.setMaxListeners(0);
  return {
    tell: (topic, news) => void emitter.emit(`news:${topic}`, news),
    hear: (topic, listener) => {
      emitter.on(`news:${topic}`, listener);
      return () => void emitter.off(`news:${topic}`, listener);
    },
  };
}
