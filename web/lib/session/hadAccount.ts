import { readDevice, writeDevice } from '../storage/deviceStorage.ts';

const name = 'hadAccount';

/** Whether somebody ever signed in on this device. False on a device that keeps nothing. */
export const hadAccount = (): boolean => readDevice(name) === true;

/** Keeps that somebody signed in on this device, also after signing out; nothing says who. */
export const keepHadAccount = (): void => {
  if (!hadAccount()) writeDevice(name, true);
};
