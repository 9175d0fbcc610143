/** Entities that only our own platform has. */
export const ownEntities = ['RoomInventory', 'OutboxMail', 'AuditEntry', 'Message', 'Favorite'] as const;

export type OwnEntity = (typeof ownEntities)[number];

/** Features of a platform that the gateway uses beyond the required calls. */
export type Feature =
  | 'exchange'
  | 'logout'
  | 'login'
  | 'register'
  | 'changePassword'
  | 'updateMany'
  | 'count'
  | 'ownership'
  | OwnEntity;

/** How the log describes a missing feature. */
interface Replacement {
  /** Stable name of the line in the log. */
  readonly event: string;
  /** The call, or the rule of a call, that is missing. */
  readonly call: string;
  readonly replacement: string;
  /** The guarantee that is weaker than with the call. */
  readonly weaker: string;
}

export const replacements: Readonly<Record<Feature, Replacement>> = {
  exchange: {
    event: 'platform.lacks.auth-exchange',
    call: 'POST /auth/exchange',
    replacement: 'the token of the login page is the session itself',
    weaker: 'a token that was seen in an address stays valid',
  },
  logout: {
    event: 'platform.lacks.auth-logout',
    call: 'POST /auth/logout',
    replacement: 'signing out forgets the token in the browser',
    weaker: 'the token stays valid until the platform ends it',
  },
  login: {
    event: 'platform.lacks.auth-login',
    call: 'POST /auth/login',
    replacement: "signing in at the platform's login page",
    weaker: 'passwords cannot be sent to the gateway, so accounts cannot be deleted there',
  },
  register: {
    event: 'platform.lacks.auth-register',
    call: 'POST /auth/register',
    replacement: "registering at the platform's login page",
    weaker: 'accounts cannot be made through the gateway',
  },
  changePassword: {
    event: 'platform.lacks.auth-change-password',
    call: 'POST /auth/change-password',
    replacement: 'none: the platform changes passwords itself',
    weaker: 'passwords cannot be changed through the gateway',
  },
  updateMany: {
    event: 'platform.lacks.update-many',
    call: 'PATCH /entities/{Entity}/update-many',
    replacement: 'GET, a comparison and PUT under a lock in Redis, or in this process without Redis',
    weaker: 'writers beside the gateways are not locked out, and without Redis only one gateway may run',
  },
  count: {
    event: 'platform.lacks.count',
    call: 'GET /entities/{Entity}/count',
    replacement: 'ids are read page by page and counted',
    weaker: 'counts cost more calls and end at 20,000',
  },
  ownership: {
    event: 'platform.lacks.ownership',
    call: 'created_by and unique keys of POST /entities/{Entity}',
    replacement:
      "members' bookings are made with their own tokens, drafts of visitors name their owner in owner_email, and keys are looked up under a lock",
    weaker: 'other clients do not see whose a draft became that was begun before signing in',
  },
  RoomInventory: {
    event: 'platform.lacks.room-inventory',
    call: 'entity RoomInventory',
    replacement: 'rooms of stored hotels are counted from their confirmed bookings',
    weaker: 'rooms kept during a checkout are known to one gateway, so two may sell the last room at once',
  },
  OutboxMail: {
    event: 'platform.lacks.outbox-mail',
    call: 'entity OutboxMail',
    replacement: 'mails go to SendEmail alone',
    weaker:
      'a mail that was not written when a gateway died is not written later, and administrators see no outbox',
  },
  AuditEntry: {
    event: 'platform.lacks.audit-entry',
    call: 'entity AuditEntry',
    replacement: 'what administrators do is written to this log, as event audit.entry',
    weaker: 'the audit log is empty',
  },
  Message: {
    event: 'platform.lacks.message',
    call: 'entity Message',
    replacement: 'none: messages to customer service are refused as unavailable',
    weaker: 'travellers have to use the addresses and the number of the contact page',
  },
  Favorite: {
    event: 'platform.lacks.favorite',
    call: 'entity Favorite',
    replacement: 'none: lists of members are empty and saving is refused as unavailable',
    weaker: 'only visitors keep hotels, in their browser',
  },
};
