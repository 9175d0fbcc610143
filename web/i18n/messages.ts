/** A text of the interface: readable id by feature and meaning, English in the code. */
export interface Message {
  readonly id: string;
  /** English, ICU message syntax. */
  readonly defaultMessage: string;
}

/** Declares the texts of a component. Unlike react-intl's own function it does not type the values of each text. */
export const defineMessages = <Key extends string>(
  messages: Readonly<Record<Key, Message>>,
): Readonly<Record<Key, Message>> => messages;
