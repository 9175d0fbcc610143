/** Mark of a tab whose program could not be loaded once: it is loaded again, but not for ever. */
export const restartMark = 'solera.restart';
