/** Mark of a tab whose program could not be loaded once: it is loaded anew, but not for ever. */
export const restartMark = 'solera.restart';
