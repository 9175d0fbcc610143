/** Ends this process as SIGTERM does once the shell that npm started it with has ended. */
export declare function endWithNpm(): void;
