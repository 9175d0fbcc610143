import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  title: { id: 'admin.users.title', defaultMessage: 'Users' },
  search: { id: 'admin.users.search', defaultMessage: 'Search by name or email' },
  roleFilter: { id: 'admin.users.roleFilter', defaultMessage: 'Role' },
  empty: { id: 'admin.users.empty', defaultMessage: 'No users found' },
  unnamed: { id: 'admin.users.unnamed', defaultMessage: 'Unnamed User' },
  joined: { id: 'admin.users.joined', defaultMessage: 'Joined {date}' },
  you: { id: 'admin.users.you', defaultMessage: 'You' },
  roleOf: { id: 'admin.users.roleOf', defaultMessage: 'Role of {name}' },
  makeAdmin: {
    id: 'admin.users.makeAdmin',
    defaultMessage:
      '{name} will see every booking and every account, and may change all of them. Make this person an administrator?',
  },
  makeUser: {
    id: 'admin.users.makeUser',
    defaultMessage:
      '{name} will no longer be able to open the admin panel. Take the administrator role away?',
  },
  makeSelfUser: {
    id: 'admin.users.makeSelfUser',
    defaultMessage:
      'This is your own account: you will leave the admin panel at once, and only another administrator can let you back in. Give up the role?',
  },
  change: { id: 'admin.users.change', defaultMessage: 'Change role' },
  keep: { id: 'admin.users.keep', defaultMessage: 'Keep it' },
  changedToAdmin: { id: 'admin.users.changedToAdmin', defaultMessage: '{name} is an administrator now' },
  changedToUser: { id: 'admin.users.changedToUser', defaultMessage: '{name} is no longer an administrator' },
  lastAdmin: {
    id: 'admin.users.lastAdmin',
    defaultMessage:
      '{name} is the last administrator. Make somebody else an administrator first, then change this role.',
  },
});

/** Badges of the roles. */
export const roles = defineMessages({
  admin: { id: 'admin.users.role.admin', defaultMessage: 'Administrator' },
  user: { id: 'admin.users.role.user', defaultMessage: 'User' },
});

export const roleFilters = defineMessages({
  all: { id: 'admin.users.filter.all', defaultMessage: 'All roles' },
  admin: { id: 'admin.users.filter.admin', defaultMessage: 'Administrators' },
  user: { id: 'admin.users.filter.user', defaultMessage: 'Users' },
});

export const sorts = defineMessages({
  NEWEST: { id: 'admin.users.sort.newest', defaultMessage: 'Newest first' },
  OLDEST: { id: 'admin.users.sort.oldest', defaultMessage: 'Oldest first' },
  NAME: { id: 'admin.users.sort.name', defaultMessage: 'By name' },
  EMAIL: { id: 'admin.users.sort.email', defaultMessage: 'By email' },
});
