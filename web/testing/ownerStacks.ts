import React from 'react';

const shared = Object(Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'));

/**
 * In development, React captures a stack trace for each element it creates, up to 10,000 per second. The tests do not
 * need them, and they took about a seventh of the CPU time. This makes React act as if that limit were always reached,
 * because it has no option for it.
 */
export function stopOwnerStacks(): void {
  Object.defineProperty(shared, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => {
      // Ignored: React sets it to 0 every second.
    },
    configurable: true,
  });
}
