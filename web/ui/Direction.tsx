import type { ReactNode } from 'react';

/** Text of a user or a provider: its own direction, without disturbing the sentence around it. */
export const Bdi = ({ children }: { children: ReactNode }) => <bdi>{children}</bdi>;

/** Mail, phone, codes and card numbers: left to right in every language. */
export const Ltr = ({ children }: { children: ReactNode }) => <bdi dir="ltr">{children}</bdi>;
