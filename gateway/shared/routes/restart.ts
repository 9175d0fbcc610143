/** Session storage key that marks a tab whose application failed to load: its page is reloaded once, not repeatedly. */
export const restartMark = 'solera.restart';
