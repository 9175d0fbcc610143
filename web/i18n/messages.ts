/** A text of the interface: a readable id by feature and meaning, and the English text. */
export interface Message {
  readonly id: string;
  /** English, ICU message syntax. */
  readonly defaultMessage: string;
}

/** Declares the texts of a component. Unlike react-intl's own function it does not type the values of each text. */
export const defineMessages = <Key extends string>(
  messages: Readonly<Record<Key, Message>>,
): Readonly<Record<Key, Message>> => messages;
