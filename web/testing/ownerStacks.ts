import React from 'react';

const shared = Object(Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'));

/**
 * In development, React takes a stack trace for each element it creates, until there were 10,000 in a second. No warning
 * prints them, but they took about a seventh of the CPU time of these tests. Makes React act as if that limit were always
 * reached; it has no option for this.
 */
export function stopOwnerStacks(): void {
  Object.defineProperty(shared, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => {
      // React sets it to 0 every second.
    },
    configurable: true,
  });
}
