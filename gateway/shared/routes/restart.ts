/** Mark of a tab whose application failed to load once: it is loaded again, but not for ever. */
export const restartMark = 'solera.restart';
