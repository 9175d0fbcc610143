import { readDevice, writeDevice } from '../storage/deviceStorage.ts';

const name = 'hadAccount';

/** Whether a member ever signed in on this device. False on a device that stores nothing. */
export const hadAccount = (): boolean => readDevice(name) === true;

/** Stores that a member signed in on this device, also after signing out; it does not store who. */
export const keepHadAccount = (): void => {
  if (!hadAccount()) writeDevice(name, true);
};
